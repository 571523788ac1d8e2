"""The Dice Game for the fuzzer: its tables, its positions, what a run must have seen."""
