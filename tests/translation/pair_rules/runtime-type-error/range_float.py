def f(n):
    c = 0
    for i in range(n / 2):  #! runtime-type-error
        c += i
    return c
