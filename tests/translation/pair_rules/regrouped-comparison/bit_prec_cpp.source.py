def f(n):
    if n & 1 == 0:
        return 1
    return 0
