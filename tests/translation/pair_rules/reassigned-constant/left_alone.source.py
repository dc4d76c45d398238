def count(names):
    total = 0
    for name in names:
        total += len(name)
    return total
