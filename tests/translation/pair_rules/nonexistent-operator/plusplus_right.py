def f(n):
    c = 0
    while c < n:
        c += 1
    return c
