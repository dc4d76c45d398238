import math


def widest(spans):
    least = math.inf
    most = 0
    for start, end in spans:
        least = min(least, start)
        most = min(most, end)  #! minimum-for-maximum: `max` in the original, `min` in the translation
    return math.ceil(most - least)
