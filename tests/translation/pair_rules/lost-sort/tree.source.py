def report(counts):
    for name in sorted(counts):
        print(name, counts[name])
