x, y = map(float, input().split())
print((x * x + y * y) ** 0.5)
