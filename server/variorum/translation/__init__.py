"""Pairs of original and translation: finding them, aligning their items, and scoring how far one departs from the other."""
