import inspect


def shown():
    return inspect.currentframe().f_back.f_locals["shade"]


def caller():
    shade = "blue"
    return shown()


def later():
    shade = "red"
    shade = "green"
    return shown()
