def take(items, next):
    next += 1
    item = items[next]  #! update-order: the original uses `next` before its increment, the translation after it
    return item + next


def kept(items, next):
    item = items[next]
    next += 1
    return item + next
