def f(m: dict):
    return m.keys()[0]  #! runtime-type-error
