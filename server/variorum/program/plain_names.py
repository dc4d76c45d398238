"""Compares names across the spellings of languages."""

from __future__ import annotations


def plain_name(name: str) -> str:
    """Returns the letters of a name without case and underscores, which all styles have in common: `size_of`, `sizeOf`."""
    return name.replace("_", "").lower()
