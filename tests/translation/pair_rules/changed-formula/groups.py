def groups(count, size):
    return (count + size - 1) // (size + 1)  #! changed-formula: the original computes `(count + size) / (size + 1)`, the translation `(count + size - 1) // (size + 1)`


def sum(n, m):
    return n * (n + 1) // 2 - (n // m) * (n // m + 1) * m // 2  #! changed-formula


def root(a, b):
    return a * (1.0 / b) + abs(b - a)  #! changed-formula


def middle(left, right):
    return (left + right) // 2


def place(hour, minute, zone):
    return minute + 60 * zone + hour * 60
