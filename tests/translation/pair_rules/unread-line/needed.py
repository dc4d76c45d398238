data = list(map(int, input().split()))  #! unread-line: the original reads all values wherever they are, the translation a single line
print(sum(data[1 : 1 + data[0]]))
