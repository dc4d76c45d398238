values = [3, 1, 2]
best = values[0]
for value in values:
    if value > best:
        best = value
print(best)
