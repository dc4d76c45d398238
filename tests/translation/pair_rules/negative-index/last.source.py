def last(values):
    return values[-1]


def first(values):
    return values[0]
