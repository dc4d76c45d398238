def least(costs, size):
    best = [float("inf")] * (size + 1)
    best[0] = 0
    for place in range(size):
        for cost in costs:
            if place + cost <= size:
                best[place + cost] = min(best[place + cost], best[place] + 1)
    return best[size]


def nearest(places):
    near = float("inf")
    for place in places:
        near = min(near, place)
    return near + 1
