def f(a, n):
    return a[n / 2]  #! runtime-type-error
