import sys

if sys.version_info[0] < 3:
    text_types = (str, unicode)
    numbers = (int, long)
else:
    text_types = (str,)
    numbers = (int,)


def ask(prompt):
    return input(prompt) if sys.version_info >= (3, 0) else raw_input(prompt)


def show(value):
    print(value, oops)  #! undefined-name: `oops` is not defined
    return isinstance(value, basestring)
