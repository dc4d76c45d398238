def bubble(values):
    n = len(values)
    for i in range(1, n):
        for j in range(n - i):
            order(values, j)


def halves(values):
    n = len(values)
    for i in range(1, n):
        for j in range(n):  #! loop-bounds
            order(values, j)
