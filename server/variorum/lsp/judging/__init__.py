"""Judges in the editor: who may be asked, what the user has to agree to, and what they said before."""
