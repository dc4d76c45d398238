"""The text buffer, incremental tree, outline of items, scopes and references: what a file contains, before any rule
runs on it.
"""
