def grid(width, height):
    return [[0] * width] * height  #! shared-rows: the rows of the original are separate, all rows here are one and the same object


def row(width):
    return [0] * width
