def f(n):
    n = int(n)
    return len(str(n))
