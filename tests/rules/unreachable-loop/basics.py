def first(rows):
    for row in rows:  #! unreachable-loop: loop never iterates more than once
        return row


def first_even(numbers):
    for number in numbers:
        if number % 2 == 0:
            return number
    return None


def search(rows):
    while rows:  #! unreachable-loop
        if rows.pop():
            break
        else:
            raise ValueError


def retry(connect):
    while True:
        try:
            return connect()
        except OSError:
            continue


def give_up(connect):
    while True:  #! unreachable-loop
        try:
            return connect()
        except OSError:
            raise


def outer(grid):
    for row in grid:
        for cell in row:  #! unreachable-loop
            break
