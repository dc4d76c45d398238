def f(n):
    n = int(n)
    return len(n)  #! impossible-value
