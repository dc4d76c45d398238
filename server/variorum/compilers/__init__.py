"""Compiles a translation with a compiler of this machine, on request, in a scratch folder. Runs no compiled code."""
