def f(n):
    return n + ':' + len(n)  #! runtime-type-error
