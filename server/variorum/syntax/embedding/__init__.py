"""Finds code inside other documents and maps its positions to the text around it."""
