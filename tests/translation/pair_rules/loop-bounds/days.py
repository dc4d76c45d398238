def visit(days):
    for day in range(1, days):  #! loop-bounds: the original's loop has 1 iteration more than this one
        stay(day)


def exact(days):
    for day in range(days):
        stay(day)


def from_zero(days):
    for day in range(days):
        stay(day + 1)


def back(days):
    for day in range(days - 1, 0, -1):  #! loop-bounds: the original's loop has 1 iteration more than this one
        stay(day)


def stay(day):
    pass
