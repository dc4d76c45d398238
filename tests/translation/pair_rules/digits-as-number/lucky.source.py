n = int(input())
digits = list(map(int, list(input())))
print(sum(digits[: n // 2]))
