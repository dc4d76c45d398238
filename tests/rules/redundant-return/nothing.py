def told(x):
    print(x)
    return None  #! redundant-return: unnecessary `return None`: execution continues there anyway


def declared(x) -> None:
    print(x)
    return None  #! redundant-return


def optional(x) -> str | None:
    print(x)
    return None


def found(rows):
    for row in rows:
        if row:
            return row
    print("none")
    return None


def refused(x):
    if x:
        return 1
    print(x)
    return


def left(x):
    if not x:
        return
    for row in x:
        print(row)
    return None  #! redundant-return


def hook(x):
    """Does nothing by default."""
    return None


def factory():
    def inner():
        return 1

    print(inner)
    return None  #! redundant-return


def refused_twice(x):
    if not x:
        return None
    print(x)
    return None  #! redundant-return
