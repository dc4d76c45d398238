def is_free(amount, limit):
    return amount >= limit
