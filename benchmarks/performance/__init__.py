"""Measures Variorum beside its peers in one run and writes the page about it: `python -m benchmarks.performance`."""
