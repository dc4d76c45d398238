def f(g):
    s = 0
    for r in range(len(g)):
        for c in range(len(g[0])):
            s += g[r][c] * r
    return s
