a = input()
if a > 5:  #! runtime-type-error
    print(1)
else:
    print(0)
