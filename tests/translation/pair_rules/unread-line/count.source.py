input()
values = input().split()
print(max(values))
