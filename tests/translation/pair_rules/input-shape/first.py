import sys

lines = sys.stdin
width = lines.readline().split()[0]  #! input-shape
height = lines.readline().split()[0]
print(int(width) * int(height))
