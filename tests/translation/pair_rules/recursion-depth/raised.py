import sys

sys.setrecursionlimit(100000)


def depth(number):
    return 0 if number == 0 else 1 + depth(number - 1)
