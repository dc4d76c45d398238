def f(a):
    return a.reverse()  #! runtime-type-error
