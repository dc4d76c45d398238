def f(n):
    c = 0
    while c < n:
        ++c  #! double-sign
    return c
