def share(amount, rate):
    return amount * rate // 100


def fee(amount, rate):
    return share(rate, amount)  #! argument-order: the original calls `share` with (amount, rate), the translation with (rate, amount)


def late(amount, rate):
    return share(amount, rate) + 5
