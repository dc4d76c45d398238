def number():
    return int(input())


print(number() + number())
