def f(n):
    s = 0
    for i in len(range(n)):  #! impossible-value
        s += i
    return s
