"""Compiles the representation to Python closures over a frame: a list of slots, one for each symbol."""
