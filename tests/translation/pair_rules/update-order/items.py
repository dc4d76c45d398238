def take(items, next):
    next += 1
    item = items[next]  #! update-order: the original uses `next` here and steps it then, the translation steps it first
    return item + next


def kept(items, next):
    item = items[next]
    next += 1
    return item + next
