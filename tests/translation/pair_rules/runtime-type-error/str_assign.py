def f(s):
    t = str(s)
    t[0] = 'x'  #! runtime-type-error
    return t
