def best(prices):
    best = 1000
    for price in prices:
        if price > best:  #! flipped-comparison: the original compares `price < best`, the translation the other way round
            best = price
    return best


def mirrored(low, high):
    return high > low
