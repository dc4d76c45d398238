key = int(input())
print(key * 2)
