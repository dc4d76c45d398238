n = int(input())
a = map(int, input().split())
print(n + a[0])  #! runtime-type-error
