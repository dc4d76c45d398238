def _makers():
    return {"double": lambda number: 2 * number}


globals().update(_makers())


def four():
    return double(2)
