def total(rows):
    place = sum = 0
    while True:  #! infinite-loop: infinite loop: `return sum` after it is never reached
        sum += rows[place]
        place += 1
    return sum


def reckon(start):
    value = start
    while True:  #! infinite-loop: infinite loop: it changes only local variables
        value = value * 3 + 1


def serve(socket):
    while True:
        handle(socket.accept())
    socket.close()


def run():
    while True:
        step()
    return 0


def numbers():
    number = 0
    while True:
        yield number
        number += 1


def wait():
    while True:
        pass


def first(rows):
    place = 0
    while True:
        for row in rows:
            if row > place:
                return row
        place -= 1
    return place
