"""What kind of value each expression has, and where a value is used as no value of its kind can be.

The walk reads a language's `expressions.toml` (how its expressions are built and what converts to what) and its
`signatures.txt` (what its standard library takes and gives). It concludes only what a compiler would: an expression of
which any part is unknown is unknown, and nothing is said about it.
"""
