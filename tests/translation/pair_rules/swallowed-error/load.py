def load(path):
    try:
        open(path)
    except OSError:  #! swallowed-error: the original's handler does something, this one ignores the error
        pass


def silent(path):
    try:
        open(path)
    except OSError:
        pass
