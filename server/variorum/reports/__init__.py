"""Renders findings and scores as text, for people and for programs. All functions are pure."""
