def fare(age, full):
    if age < 18:
        return full - 5
    return full
