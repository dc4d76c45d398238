def order(stock, limit):
    if stock != 0:  #! negated-condition: the original asks `==` here, the translation asks the opposite, `!=`
        return limit
    return 7


def guarded(stock, limit):
    if stock == 0:
        return limit * 2
    return 7
