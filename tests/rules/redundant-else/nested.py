def sign(x):
    if x > 0:
        found = 1
    else:  #! redundant-else: `else` contains only another `if`: use `else if`
        if x < 0:
            found = -1
        else:
            found = 0
    return found


def more(x):
    if x > 0:
        found = 1
    elif x == 0:
        found = 0
    else:
        found = -1
        if x < -9:
            found = -2
    return found
