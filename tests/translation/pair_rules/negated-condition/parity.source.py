def longest(values, limit):
    place = 0
    while place < len(values):
        if values[place] % 2 or values[place] > limit:
            place += 1
        else:
            place += 2
    return place


def odd(values):
    if values[0] % 2:
        return 1
    return 2
