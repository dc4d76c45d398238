def sum(values):
    sum = 0
    for value in range(len(values)):  #! index-for-element: `value` is an element in the original, here it is an unused index
        sum += value
    return sum


def larger(values):
    count = 0
    for value in range(len(values)):
        for other in range(value, len(values)):
            if values[other] > values[value]:
                count += 1
    return count
