def total(numbers):
    sum = 0
    max = sorted(numbers)[0]
    input = open("numbers").readline
    for number in numbers:
        sum += number
    print(input())
    return sum(numbers) + max(numbers)  #! called-value: `sum` is a value here, which cannot be called


def show(number):
    str = "number"
    label = str.upper()
    return label + str(number)  #! called-value
