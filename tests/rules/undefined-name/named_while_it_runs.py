for name in ("first", "second"):
    globals()[name] = name.title()


def both():
    return first + second
