n = input()
s = 0
for i in range(n):  #! runtime-type-error
    s += i
print(s)
