def f(a):
    a.reverse()
    return a
