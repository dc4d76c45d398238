def area(width, height):  #! missing-io: the original reads input, this file never does
    print(width * height)
