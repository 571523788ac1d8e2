"""The parts of `service.Tables`, by what they are about."""
