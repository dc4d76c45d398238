def size():
    return len("café")


def plain():
    return len("tea")
