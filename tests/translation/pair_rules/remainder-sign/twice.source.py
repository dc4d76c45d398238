def wrap(index, step, size):
    return (index - step) % size
