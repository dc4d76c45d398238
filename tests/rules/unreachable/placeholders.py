def sold(row):
    try:
        return row["sold"]
    except KeyError:
        raise
        pass  #! unreachable (information)


def closed(row):
    if not True:  #! unreachable (information)
        row.clear()
    raise ValueError
    row.clear()  #! unreachable (warning)
