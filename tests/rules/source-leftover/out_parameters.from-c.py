def divide(a, b, remainder):  #! source-leftover: `remainder` is a list of one element for the function to fill; Python returns results, several as a tuple
    remainder[0] = a % b
    return a // b


def minimum(values, found: list):  #! source-leftover
    for value in values:
        if value < found[0]:
            found[0] = value


def locate(out_place):  #! source-leftover: `out_place` is an object for the function to put a result into; Python returns results, several as a tuple
    out_place.value = 3


def show():
    rest = [0]  #! source-leftover: `rest` is a list of one element for a function to fill; Python's functions return their results
    share = divide(7, 2, rest)
    print(share, rest[0])


def fill(table, size):
    table[0] = 1
    for i in range(1, size):
        table[i] = table[i - 1] * 2


def first(values):
    return values[0]


def walk(start):
    open_list = [start]
    while open_list:
        visit(open_list.pop(), open_list)
