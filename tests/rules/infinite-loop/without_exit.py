def total(rows):
    place = sum = 0
    while True:  #! infinite-loop: nothing leaves this loop, so `return sum` behind it never comes
        sum += rows[place]
        place += 1
    return sum


def reckon(start):
    value = start
    while True:  #! infinite-loop: nothing leaves this loop, and it changes nothing but local variables
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
