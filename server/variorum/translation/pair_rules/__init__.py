"""Rules about a pair of original and translation, one file per rule; a file here that declares a `RULE` is found by itself."""
