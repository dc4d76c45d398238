def fee(amount, member):  #! dropped-branch: 1 branch of the original is missing
    if amount > 100:
        return 3
    return 5


def largest(first, second):
    return max(first, second)


def grade(points):
    if points > 90:
        return 1
    return 2


def late(days):  #! dropped-branch: the original's `else` branch has no counterpart
    points = 0
    if days < 14:
        points = 0
    elif days < 60:
        points = 150
    return points
