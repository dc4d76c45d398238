def nothing():
    return
    yield


def refused():
    raise ValueError
    yield 1


def counted():
    return
    print(1)  #! unreachable
    yield 1
