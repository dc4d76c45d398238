count = 0


def step(size):
    count = count + size  #! shadowed-global: the original changes the shared `count`, the translation makes a new one here


def local(size):
    total = size
    return total
