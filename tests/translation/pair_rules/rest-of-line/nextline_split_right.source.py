n = int(input())
a = list(map(int, input().split()))
print(n + sum(a))
