def factor(unit):  #! dropped-case: the original has a case "t" here, the translation has none
    if unit == "kg":
        return 1000
    return 1


def kept(code):
    if code == 4:
        return 1
    if code == 5:
        return 2
    return 3
