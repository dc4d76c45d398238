n = int(input())
limit = 2
while limit * limit <= n:
    limit += 1
print(n * (n + 1) // 2 - limit)
