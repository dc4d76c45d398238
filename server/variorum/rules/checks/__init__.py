"""The rules. A file here that declares a `RULE` is a rule; nothing else has to know of it."""
