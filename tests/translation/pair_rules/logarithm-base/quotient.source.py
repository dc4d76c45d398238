import math


def height(count):
    return int(math.log2(count)) + 1


def half(count):
    return math.log2(count / 2)
