"""Evaluates code quality: six dimensions, measured on the syntax tree point by point."""
