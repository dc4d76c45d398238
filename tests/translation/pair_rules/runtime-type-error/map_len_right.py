p = input().split(' ')
print(len(p))
