n = input()
s = 0
for i in range(n):  #! impossible-value
    s += i
print(s)
