import inspect


def counted():
    b = 2  #! unused-variable
    return 3


print(inspect.getsource(counted))
