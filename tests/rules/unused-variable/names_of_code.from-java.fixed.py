def counted():
    b = 2
    return 3


print(counted.__code__.co_varnames)
