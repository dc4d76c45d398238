def best(values):
    print(len(values))
    return values[0]


print(best([3, 1, 2]))
