import math


def digits(number):
    return int(math.log(number)) + 1  #! logarithm-base: `Math.log10` in the original has base 10, `math.log` here is natural


def natural(number):
    return math.log(number)
