"""Scores data sets: rows of JSON Lines stream through a pure function on every core of a machine,
in constant memory, and a run that was killed goes on where it stopped.
"""
