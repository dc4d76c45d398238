def evens(xs):
    out = []
    for x in xs:
        if x < 0:
            raise ValueError("negative")
        if x % 2 == 0:
            out.append(x)
    return out
