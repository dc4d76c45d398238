def factor(unit):  #! dropped-case: the original's case "t" is missing
    if unit == "kg":
        return 1000
    return 1


def kept(code):
    if code == 4:
        return 1
    if code == 5:
        return 2
    return 3
