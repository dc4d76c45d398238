width = int(input())  #! input-shape: the original reads tokens, the translation reads a whole line for each value
height = int(input())
print(width * height)
