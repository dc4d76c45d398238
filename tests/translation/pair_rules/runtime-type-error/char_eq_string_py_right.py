def f(s):
    return ord(s[0]) == 65
