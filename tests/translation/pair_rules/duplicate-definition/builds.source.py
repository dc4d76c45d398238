def area(width):
    margin = 1
    side = width
    side = side + margin
    return side * side
