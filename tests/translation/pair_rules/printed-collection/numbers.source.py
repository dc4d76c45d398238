def show(numbers):
    print(numbers)


def first(numbers):
    print(numbers[0])
