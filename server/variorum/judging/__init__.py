"""Asks models for judgements: prompts, the client of an endpoint, its cache, and the user's consent.

The only package that opens network connections. What the answers mean is in `grading/`.
"""
