"""The inner loop of the fuzzer, compiled: choose, act, check, count."""
