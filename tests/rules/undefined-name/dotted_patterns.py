import re


def kind(value, flags):
    match value:
        case re.Pattern():
            return "pattern"
        case re.Match(pos=start):
            return start
        case flags.SLOW.LOUD:
            return "loud"
        case colour.RED:  #! undefined-name: `colour` is not defined
            return "red"
    return None
