def f(s):
    t = list(s)
    t[0] = 'x'
    return ''.join(t)
