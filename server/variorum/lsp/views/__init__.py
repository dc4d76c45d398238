"""Texts that are no source code and that an editor still gets help with: one file per kind.

A kind's file is loaded when the first such text is opened. `recognition` says which kind a text is.
"""
