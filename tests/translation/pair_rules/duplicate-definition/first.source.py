def first(items):
    found = items[0]
    found = found + 1
    return found
