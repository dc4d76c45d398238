def fee(amount, member):  #! dropped-branch: 1 decision of the original is not made here
    if amount > 100:
        return 3
    return 5


def largest(first, second):
    return max(first, second)


def grade(points):
    if points > 90:
        return 1
    return 2
