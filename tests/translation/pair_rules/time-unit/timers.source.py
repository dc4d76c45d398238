import time


def pause():
    time.sleep(2)


def wait(seconds):
    time.sleep(seconds)


def hurry():
    time.sleep(3)
