def names(counts):
    found = []
    for name in counts:
        found.append(name)
    for name in counts:
        print(name, counts[name] + 1)
    return found
