def lengths(text):
    words = text.split()
    return [len(words) for words in words]


def nested(rows):
    cells = rows[0]  #! unused-variable
    unused = rows[1]  #! unused-variable
    return {cell for row in rows for cell in row for cells in cells}
