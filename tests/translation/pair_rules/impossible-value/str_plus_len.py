def f(n):
    return n + ':' + len(n)  #! impossible-value
