key = int(input())
line = input()
print(line * key)
