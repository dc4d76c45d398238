from shelf import responses

responses  #! useless-expression (information): statement has no effect


def check(rows):
    from shelf import url

    url  #! useless-expression (information)
    derived = 3
    # Silence the linter: the traceback shows this.
    derived  #! useless-expression (information)

    rows  #! useless-expression (warning)
    Symbol("z", rows).is_finite  #! useless-expression (information)
    try:
        get_ipython
    except NameError:
        return None
    try:
        "10" + 5  # this fails
    except TypeError:
        return rows


def timeit_negative(x):
    -x


def operate(x, y):
    x == y; y == x; x == x; y == y  #! useless-expression (information)
    x == y  #! useless-expression (warning)
