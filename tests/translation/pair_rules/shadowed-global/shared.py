count = 0


def step(size):
    global count
    count = count + size
