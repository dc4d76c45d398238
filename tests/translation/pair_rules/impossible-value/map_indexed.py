n = int(input())
a = map(int, input().split())
print(n + a[0])  #! impossible-value
