def f(s, i, j):
    return s[i:j]
