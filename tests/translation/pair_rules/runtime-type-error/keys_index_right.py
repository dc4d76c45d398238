def f(m: dict):
    return list(m.keys())[0]
