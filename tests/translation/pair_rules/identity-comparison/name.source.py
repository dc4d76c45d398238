def same(name, other):
    return name == other


def literal(name):
    return name == "none"


def number(count, other):
    return count == other
