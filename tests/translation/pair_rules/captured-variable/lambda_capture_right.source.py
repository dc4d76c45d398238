def f(a):
    c = 0
    for x in a:
        c += x
    return c
