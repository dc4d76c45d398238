def area(width, height):  #! lost-traffic: the original reads input, this file never does
    print(width * height)
