import re


def year():
    return re.compile("(?<year>[0-9]{4})")  #! regex-dialect: the original's dialect of regular expressions has named groups written `(?<name>...)`, the one here has not


def plain():
    return re.compile("[0-9]{4}")
