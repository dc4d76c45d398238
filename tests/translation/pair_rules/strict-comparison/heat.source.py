def too_hot(degrees, limit):
    return degrees > limit
