import math


def count(rows, size):
    return math.ceil(rows / size)


def last(rows, size):
    return -(-rows // size)


def even(rows, size):
    return (rows + size) // size  #! changed-formula
