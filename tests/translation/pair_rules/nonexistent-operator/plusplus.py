def f(n):
    c = 0
    while c < n:
        ++c  #! nonexistent-operator
    return c
