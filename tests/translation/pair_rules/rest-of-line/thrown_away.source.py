count = int(input())
name = input()
print(name * count)
