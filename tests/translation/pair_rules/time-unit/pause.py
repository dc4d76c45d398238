import time


def pause():
    time.sleep(500)  #! time-unit: `Thread.sleep` in the original takes milliseconds, `time.sleep` here takes seconds


def now():
    return time.time()  #! time-unit
