def own(size):
    table = [[0] * size for _ in range(size)]
    for row in range(size):
        for column in range(size):
            table[column][row] = row * 2 + column
    return size


def mirrored(cells, row, column):
    return cells[row][column] - cells[column][row]


def mixed(size):
    table = [[0] * size for _ in range(size)]
    for row in range(size):
        for column in range(size):
            table[row][column] = row
            use(table[column][row])  #! swapped-subscripts: the indexes are swapped in the original
    return size
