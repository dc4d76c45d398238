def f(a):
    a.sort()
    return a[0]
