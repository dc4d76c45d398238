def f(n):
    c = 0
    for i in range(n // 2):
        c += i
    return c
