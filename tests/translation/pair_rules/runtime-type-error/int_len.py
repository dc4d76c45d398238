def f(n):
    n = int(n)
    return len(n)  #! runtime-type-error
