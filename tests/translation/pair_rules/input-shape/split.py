width, height = map(int, input().split())
print(width * height)
