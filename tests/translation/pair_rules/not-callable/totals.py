def total(numbers):
    sum = 0
    max = sorted(numbers)[0]
    input = open("numbers").readline
    for number in numbers:
        sum += number
    print(input())
    return sum(numbers) + max(numbers)  #! not-callable: `sum` is not callable: it is bound to a value


def show(number):
    str = "number"
    label = str.upper()
    return label + str(number)  #! not-callable
