x = 1


def broken(a, b:  #! syntax-error
    return a


def sound(a):
    return a
