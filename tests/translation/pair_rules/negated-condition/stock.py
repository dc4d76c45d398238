def order(stock, limit):
    if stock != 0:  #! negated-condition: `==` in the original, the opposite `!=` in the translation
        return limit
    return 7


def guarded(stock, limit):
    if stock == 0:
        return limit * 2
    return 7
