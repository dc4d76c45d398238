"""Pairs of original and translation: finds them, aligns their items, checks rules about pairs and scores translations."""
