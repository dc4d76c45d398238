def load(path):
    try:
        open(path)
    except OSError:  #! swallowed-error: the original's handler does something about the error, the one here passes over it
        pass


def silent(path):
    try:
        open(path)
    except OSError:
        pass
