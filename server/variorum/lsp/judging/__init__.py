"""Asks judges on behalf of commands: builds what is sent, and gets the user's permission."""
