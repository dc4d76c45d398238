def last(rows, count):
    return rows[count]  #! shifted-index: the original takes the element at `count - 1`, the translation that at `count`


def same(rows, count):
    return rows[count + 1]
