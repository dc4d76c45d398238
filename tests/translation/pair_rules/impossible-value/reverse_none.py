def f(a):
    return a.reverse()  #! impossible-value
