def sign(x, verbose):
    if x > 0:
        return 1
    else:
        return -1
    raise AssertionError("cannot happen")  #! unreachable (information)


def show(x):
    if 0:  # change to see it
        print(x)  #! unreachable (information)
    else:
        return x


def later(x):
    return x
    print(x)  #! unreachable (warning)


def empty():
    while False:
        yield


def planned(x):
    if x:
        return 1
    elif False:  #! unreachable (information)
        # TODO: the other axis
        pass
    elif x is None:
        return 2
    return 3
