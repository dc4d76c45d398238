n = int(input())
s = 0
for i in range(n):
    s += i
print(s)
