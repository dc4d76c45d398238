"""Assists the grader: completion, hover, live labels and drafts. Pure."""
