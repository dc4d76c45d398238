def last(count, items):
    count = len(items)
    for item in items:
        total = item
    total = count
    return total
