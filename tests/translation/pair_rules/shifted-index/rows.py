def last(rows, count):
    return rows[count]  #! shifted-index: the original accesses the element at `count - 1`, the translation at `count`


def same(rows, count):
    return rows[count + 1]
