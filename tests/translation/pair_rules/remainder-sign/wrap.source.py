def wrap(index, step, size):
    return (index - step) % size


def forward(index, step, size):
    return (index + step) % size


def before(rows, index, size):
    return rows[index - 1] % size
