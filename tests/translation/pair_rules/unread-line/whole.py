import sys

input = sys.stdin.read
data = list(map(int, input().split()))
print(sum(data[1 : 1 + data[0]]))
