def share(total, count):
    return total / count  #! integer-division: integer division in the original, the translation keeps the fraction


def rounded(total, count):
    return int(total / count)


def kept(total, count):
    return total // count


def mean(total, count):
    return total / count


def shown(total, count):
    print(total / 100.0 + count)


def halved(total):
    show(total / 2)


def listed(total):
    show(total / 0x1D)  #! integer-division
    return total
