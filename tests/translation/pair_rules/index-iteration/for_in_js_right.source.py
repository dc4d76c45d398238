def f(a):
    s = 0
    for x in a:
        s += x
    return s
