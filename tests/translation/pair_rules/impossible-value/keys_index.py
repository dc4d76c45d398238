def f(m: dict):
    return m.keys()[0]  #! impossible-value
