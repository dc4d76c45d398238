def sign(x):
    if x < 0:
        return -1
    elif x > 0:  #! redundant-else: unnecessary `else`: the branch before always leaves
        return 1
    else:
        return 0


def clamp(x):
    if x < 0:
        x = 0
    else:
        return x
    return x
