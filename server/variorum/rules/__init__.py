"""The rules about one file: one module per rule, with its documentation, its check and its fix.

`registry` finds the rule modules, `engine` runs them on a document.
"""
