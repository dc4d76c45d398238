"""Runs texts of several languages for real, so that `fidelity.py` can compare the interpreter with them."""
