# A function that this one calls, in whatever file, can read its variables.
def failing():
    b = 2
    raise ValueError
