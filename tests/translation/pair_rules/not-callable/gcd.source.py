def reduce(a, b):
    divisor = gcd(a, b)
    return a // divisor
