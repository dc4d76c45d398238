a = input()
if a > 5:  #! impossible-value
    print(1)
else:
    print(0)
