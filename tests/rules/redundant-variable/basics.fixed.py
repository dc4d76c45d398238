def area(width, height):
    return width * height


def used_twice(x):
    y = x + 1
    print(y)
    return y


def in_between(x):
    y = x + 1
    x.close()
    return y


def grown(x):
    y = x
    y += 1
    return y


def pair(x):
    return x, 1


def with_remark(x):
    y = x.area()  # in square metres
    return y
