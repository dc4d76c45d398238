def f(n):
    s = 0
    for i in len(range(n)):  #! runtime-type-error
        s += i
    return s
