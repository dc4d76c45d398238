"""What `survival.py` is made of: one file for each kind of code, which says what of a folder works."""
