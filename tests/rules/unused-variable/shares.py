total = 0


def add(amount):
    global total
    total += amount


def read():
    global total  #! unused-variable: `total` is never assigned here: the declaration is unnecessary
    return total


def forget():
    global total
    del total


def load():
    global json
    import json


def counter():
    count = 0

    def step():
        nonlocal count
        count = count + 1
        return count

    def show():
        nonlocal count  #! unused-variable
        return count

    return step, show


def loops(rows):
    global row
    for row in rows:
        print(row)


def remember():
    last = None

    def note(value):
        nonlocal last
        last = value

    return note
