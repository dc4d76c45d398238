"""What the configuration files of other linters say of a file: which of our rules they silence, which names they declare, and
whether they leave the file out.

Everything here takes texts and gives values; `workspace/` finds and reads the files. Only what somebody ignores or switches
off counts: a rule that is merely not selected stays on here.
"""
