"""What a compiler on this machine says of a translation, on demand: it compiles in a scratch folder and runs nothing."""
