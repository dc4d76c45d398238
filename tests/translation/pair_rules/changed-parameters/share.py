def share(count, total):  #! changed-parameters: the original takes its parameters as (total, count), the translation as (count, total)
    return total // count


def fee(amount, rate):  #! changed-parameters: the original takes 1 parameter, the translation 2 parameters
    return amount * 5


def kept(amount, rate):
    return amount * rate
