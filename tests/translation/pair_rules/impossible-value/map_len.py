p = map(str, input().split(' '))
print(len(p))  #! impossible-value
