def by_amount(amount):
    if amount > 100:
        return 3
    return 5


def fee(amount, member):
    if member:
        return 0
    return by_amount(amount)
