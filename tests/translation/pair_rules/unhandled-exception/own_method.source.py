import sys


def first():
    return sys.stdin.readline()


def second():
    return sys.stdin.readline()
