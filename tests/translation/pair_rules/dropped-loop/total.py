def total(rows, rate):  #! dropped-loop: the original has loops in 2 places, the translation in 1 place
    total = 0
    for row in rows:
        total += row[0] * rate + 7
    return total


def sum(row):
    total = sum(row)
    return total
