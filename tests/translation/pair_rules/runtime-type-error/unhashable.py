def f(p):
    s = set()
    s.add([p[0], p[1]])  #! runtime-type-error
    return [0, 1] in s
