"""Rules about a pair of original and translation, one module per rule. A module here that declares a `RULE` is found without
registration."""
