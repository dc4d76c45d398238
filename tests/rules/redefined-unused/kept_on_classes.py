@Sheet.api
def window(sheet, size):
    return sheet.rows[:size]


@Column.api
def window(column, size):  #! redefined-unused (information)
    return column.values[:size]


@multimethod
def text(value: str):
    return value


@multimethod
def text(value: int):  #! redefined-unused (information)
    return str(value)


@contextmanager
def opened():
    yield


@contextmanager
def opened():  #! redefined-unused (warning)
    yield


@overload

def jit(*, device): ...
@overload


def jit(fun, *, device): ...
def jit(fun=None, *, device=None):
    return fun
