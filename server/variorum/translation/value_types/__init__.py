"""Infers the types of values in a dynamically typed language, and reports operations that raise a type error.

A language's `values.toml` says how its expressions are built, what its library returns, and which operation accepts
which types. A name has a type if all values bound to it have that type. Nothing is reported about an unknown type.
"""
