def share(count, total):  #! changed-parameters: parameters are (total, count) in the original, (count, total) in the translation
    return total // count


def fee(amount, rate):  #! changed-parameters: the original has 1 parameter, the translation 2 parameters
    return amount * 5


def kept(amount, rate):
    return amount * rate
