def f(n):
    s = []
    s.append(n)
    return s
