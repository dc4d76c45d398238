def total(rows):
    sum = 0
    for row in rows:
        sum += sum(row)  #! shadowed-builtin: `sum` is a variable here and not callable; the original calls a function
    return sum


def longest(row):
    max = 0
    return max


def add(row):
    return len(row)
