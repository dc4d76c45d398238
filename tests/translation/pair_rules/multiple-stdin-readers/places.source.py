def size():
    return int(input())


def rows(count):
    return [input() for _ in range(count)]


print(rows(size()))
