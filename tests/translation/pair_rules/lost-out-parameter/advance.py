def advance(position, step):
    position += step  #! lost-out-parameter: the original changes the caller's `position`, the translation only a local copy


def returned(position, step):
    position += step
    return position


def constant(position):
    show(position)
