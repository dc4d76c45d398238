import time


def pause():
    time.sleep(0.5)


def rest():
    time.sleep(5)  #! changed-constant
