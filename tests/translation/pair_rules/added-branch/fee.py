def fee(amount, rate):  #! added-branch: the translation has 1 more branch than the original
    fee = amount * rate // 100
    if fee > 100:
        return fee
    return fee + 5


def larger(first, second):
    return first if first > second else second
