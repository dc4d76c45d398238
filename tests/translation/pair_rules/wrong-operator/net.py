def net(gross, tax):
    return gross + tax  #! wrong-operator: `-` in the original, `+` in the translation


def both(paid, open):
    return paid or open  #! wrong-operator


def middle(low, high):
    return low + (high - low) // 2
