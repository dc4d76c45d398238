def is_even(number):
    return number % 2 == 0


for number in range(10):
    if is_even(number):
        print(number)
