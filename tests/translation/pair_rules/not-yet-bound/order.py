print(total([1, 2]))  #! not-yet-bound: `total` is used here, and nothing binds it before a place further down
later = lambda values: total(values)


def total(values):
    return sum(values)


def next_read():
    global reads
    if reads == 0:  #! not-yet-bound: `reads` is read here, and the script never gives it a value first
        reads = 1
    return reads


def start():
    global started
    started = True


def is_started():
    global started
    if not started:
        started = True
    return started
