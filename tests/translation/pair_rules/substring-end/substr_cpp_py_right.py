def f(s, i, k):
    return s[i:i + k]
