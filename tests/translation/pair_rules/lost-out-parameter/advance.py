def advance(position, step):
    position += step  #! lost-out-parameter: the original changes the caller's `position` here, the translation only its own


def returned(position, step):
    position += step
    return position


def constant(position):
    show(position)
