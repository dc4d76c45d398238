"""Finds pairs of an original and its translation, aligns their items, runs the rules about pairs and scores
translations.
"""
