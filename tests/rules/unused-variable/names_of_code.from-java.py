def counted():
    b = 2  #! unused-variable
    return 3


print(counted.__code__.co_varnames)
