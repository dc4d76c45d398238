count = 0


def step(size):
    count = count + size  #! shadowed-global: the original changes the global `count`, the translation creates a local one


def local(size):
    total = size
    return total
