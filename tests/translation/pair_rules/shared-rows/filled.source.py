def groups(count):
    return [[] for _ in range(count)]


def zeros(count):
    return [0] * count
