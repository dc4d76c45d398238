def f(s):
    t = str(s)
    t[0] = 'x'  #! impossible-value
    return t
