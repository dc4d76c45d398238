def grid(width, height):
    return [[0] * width] * height  #! shared-rows: all rows are the same object, the original's rows are separate


def row(width):
    return [0] * width
