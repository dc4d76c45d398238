def area(width, height):
    result = width * height
    return result  #! redundant-assignment: `result` only carries its value here from the statement before


def grown(width):
    width = width + 1
    print(width)
    return width
