"""Code inside texts of other kinds: where it stands, in which language, and how its places map to the text around it."""
