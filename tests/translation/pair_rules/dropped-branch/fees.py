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


def late(days):  #! dropped-branch: the original has an `else` whose outcome is nowhere here
    points = 0
    if days < 14:
        points = 0
    elif days < 60:
        points = 150
    return points
