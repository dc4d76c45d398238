"""Finding rules: one file per rule, each with its documentation, its check and its fix.

`catalogue` finds the rule files, `engine` runs them over a document.
"""
