def f(a):
    a = a.sort()  #! impossible-value
    return a[0]
