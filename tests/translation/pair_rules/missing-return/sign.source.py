def sign(number):
    if number > 0:
        return 1


def wait(times):
    while True:
        times -= 1
        if times == 0:
            return times


def check(number):
    if number < 0:
        raise ValueError(number)
    return number


def first(values):
    while True:
        if all(value >= 0 for value in values):
            return values[0]
