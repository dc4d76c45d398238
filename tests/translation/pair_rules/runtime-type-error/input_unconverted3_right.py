a = int(input())
if a > 5:
    print(1)
else:
    print(0)
