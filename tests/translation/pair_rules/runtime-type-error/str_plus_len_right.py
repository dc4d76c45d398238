def f(n):
    return n + ':' + str(len(n))
