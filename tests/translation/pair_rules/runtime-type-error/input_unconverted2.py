a, b = input().split()
print(a * b)  #! runtime-type-error
