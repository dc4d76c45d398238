def count(words, wanted):
    found = 0
    for word in words:
        if word == wanted:
            found += 1
            break  #! added-exit: `break` leaves the loop early, the original's loop runs to its end
    return found


def first(rows, limit):
    for i in range(len(rows)):
        if rows[i] > limit:
            return i
    return -1
