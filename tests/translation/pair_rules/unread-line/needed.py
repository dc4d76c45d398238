data = list(map(int, input().split()))  #! unread-line: the original goes on reading wherever the values stand, this reads a single line
print(sum(data[1 : 1 + data[0]]))
