def wrapped(index, step, size):
    return (index + step) % size


def last(rows, taken):
    return rows[len(rows) - taken]


def clock(hours, minutes):
    return "%d:%d" % (hours + minutes // 60, minutes % 60)


def shifted(rows):
    total = 0
    for index in range(1, len(rows)):
        total += rows[index - 1] * index
    return total
