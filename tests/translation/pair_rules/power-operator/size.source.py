def capacity(bits):
    return 2 ** bits


def mask(first, second):
    return first ^ second
