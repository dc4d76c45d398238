def f(a):
    a = a.sort()  #! runtime-type-error
    return a[0]
