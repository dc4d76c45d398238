"""Scores retrieval answers without a language model, by length and by their overlap with the
query, from topics and runs to leaderboards. Pure: text and settings in, values out.
"""
