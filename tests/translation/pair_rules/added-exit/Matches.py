def count(words, wanted):
    found = 0
    for word in words:
        if word == wanted:
            found += 1
            break  #! added-exit: this `break` leaves the loop early, the original goes through all of it
    return found


def first(rows, limit):
    for i in range(len(rows)):
        if rows[i] > limit:
            return i
    return -1
