print(total([1, 2]))  #! use-before-definition: `total` is used before it is defined
later = lambda values: total(values)


def total(values):
    return sum(values)


def next_read():
    global reads
    if reads == 0:  #! use-before-definition: `reads` is read before the script gives it a value
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
