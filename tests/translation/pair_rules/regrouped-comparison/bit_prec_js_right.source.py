def f(n, k):
    c = 0
    if n & (1 << k) != 0:
        c += 1
    return c
