def mean(total, count):
    return total / count


def whole(total, count):
    return total // count
