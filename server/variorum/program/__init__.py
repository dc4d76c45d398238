"""A small intermediate representation of a program, the same for all languages.

A file is lowered to it once (`lowering/`). Types, effects, the interpreter and the comparison of two programs ask their
questions of it. Names are resolved, sugar is gone, evaluation order is the order of the tree, and every node has a source range.
"""
