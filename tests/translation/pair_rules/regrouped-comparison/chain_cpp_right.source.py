def f(a, b, c):
    if a < b < c:
        return 1
    return 0
