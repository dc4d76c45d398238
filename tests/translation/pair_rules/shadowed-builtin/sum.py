def total(rows):
    sum = 0
    for row in rows:
        sum += sum(row)  #! shadowed-builtin: the original calls a function here, `sum` is a variable in the translation
    return sum


def longest(row):
    max = 0
    return max


def add(row):
    return len(row)
