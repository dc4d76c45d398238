def minimum(found, legacy):
    if legacy:
        place, steps = found["place"], found["steps"]
    else:
        (place, steps) = found
    return place
