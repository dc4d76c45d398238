"""Tiny programs as trees: written out in many languages, rewritten without a change of meaning, and changed in meaning."""
