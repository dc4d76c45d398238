p = map(str, input().split(' '))
print(len(p))  #! runtime-type-error
