def show(row):
    for cell in row:
        print(cell)  #! output-separator: the original goes on with the line here, the translation ends it


def lines(row):
    for cell in row:
        print(cell)


def joined(row):
    for cell in row:
        print(cell, end="")  #! output-separator: the original ends the line here, the translation goes on with it
