def count(limit):
    count = 0  #! lost-update: the original changes `count` later, the translation never does
    while count < limit:
        visit(count)
    return count


def kept(limit):
    count = 0
    while count < limit:
        visit(count)
        count += 1
    return count


def visit(count):
    pass
