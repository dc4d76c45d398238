def area(width, height):
    result = width * height
    return result  #! redundant-variable: `result` is only used by the next statement


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
    both = x, 1
    return both  #! redundant-variable


def with_remark(x):
    y = x.area()  # in square metres
    return y  #! redundant-variable
