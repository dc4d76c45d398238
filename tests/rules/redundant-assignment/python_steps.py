def area(width, height):
    result = width * height
    return result  #! redundant-assignment: `result` only carries a value from the previous statement


def grown(width):
    width = width + 1
    print(width)
    return width
