"""The rules about one file. A module here that declares a `RULE` is found without registration."""
