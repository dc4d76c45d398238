import sys


def show(value):
    if sys.version_info >= (3, 11) and sys.version_info[1] < 14:
        return unicode(value)  #! undefined-name: `unicode` is not defined
    return str(value)
