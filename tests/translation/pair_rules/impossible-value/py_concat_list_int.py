def f(n):
    s = []
    s += n  #! impossible-value
    return s
