import math


def widest(spans):
    least = math.inf
    most = 0
    for start, end in spans:
        least = min(least, start)
        most = min(most, end)  #! minimum-for-maximum: the original has `max` here, the translation `min`
    return math.ceil(most - least)
