width = int(input())  #! input-shape: the original reads token by token, this reads a whole line for each value
height = int(input())
print(width * height)
