"""Infers the types of expressions and reports values that are used with the wrong type.

The checker reads a language's `expressions.toml` (how its expressions are built and which types convert to which) and
its `signatures.txt` (the signatures of its standard library). It reports only what a compiler would: an expression
with any part of unknown type has an unknown type, and nothing is reported about it.
"""
