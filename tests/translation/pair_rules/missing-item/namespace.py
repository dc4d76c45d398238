import sys


def shout(text):
    return text.upper() + "!"


print(shout(sys.argv[1]))
