import inspect


def counted():
    b = 2
    return 3


print(inspect.getsource(counted))
