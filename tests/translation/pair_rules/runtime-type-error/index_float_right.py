def f(a, n):
    return a[n // 2]
