import re


def before_colon(line):
    return re.findall("[a-z]+(?=:)", line)
