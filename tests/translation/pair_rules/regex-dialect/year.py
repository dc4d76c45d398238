import re


def year():
    return re.compile("(?<year>[0-9]{4})")  #! regex-dialect: named groups written `(?<name>...)` in a regular expression: supported in the original's language, not here


def plain():
    return re.compile("[0-9]{4}")
