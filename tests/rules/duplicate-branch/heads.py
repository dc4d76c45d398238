import re


def kind(line, number, word):
    if found := number.match(line):
        print(found)
        return found.group()
    elif found := word.match(line):
        print(found)
        return found.group()
    return re.escape(line)
