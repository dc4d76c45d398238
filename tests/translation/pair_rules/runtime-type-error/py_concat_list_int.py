def f(n):
    s = []
    s += n  #! runtime-type-error
    return s
