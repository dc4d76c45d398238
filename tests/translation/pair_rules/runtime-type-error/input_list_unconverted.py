n = int(input())
a = input().split()
s = 0
for i in range(n):
    s += a[i]  #! runtime-type-error
print(s)
