"""Reads the configuration of other linters: which of our rules it disables, which names it declares, and which files it
excludes.

Everything here takes texts and gives values; `workspace/` finds and reads the files. Only what somebody ignores or switches
off counts: a rule that is merely not selected stays on here.
"""
