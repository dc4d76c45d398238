"""Immutable views of one document, and the one function that makes them."""
