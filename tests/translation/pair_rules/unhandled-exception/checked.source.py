import sys
line = sys.stdin.readline()
print(line.strip())
