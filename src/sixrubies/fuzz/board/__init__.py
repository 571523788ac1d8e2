"""The board game and its boxes for the fuzzer: tables, positions made up, what a run must have seen."""
