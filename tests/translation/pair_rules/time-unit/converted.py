import time


def pause():
    time.sleep(0.5)


def wait(ms):
    time.sleep(ms / 1000)


def rest(delay):
    time.sleep(delay)  #! time-unit


def now():
    return int(time.time() * 1000)


def elapsed(start):
    return time.time() - start


def late(start):
    return (time.time() - start) / 1000  #! time-unit
