def parse(text):
    try:
        return int(text)
    except ValueError:
        return -1


def look(counts, key):
    try:
        return counts[key]
    except KeyError:
        return 0


def first(counts):
    try:
        return counts[0]
    except KeyError:
        return 0
