import math


def limits(number):
    return math.trunc(number), abs(number)
