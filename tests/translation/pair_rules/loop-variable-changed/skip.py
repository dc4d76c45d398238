def count(words):
    count = 0
    for i in range(len(words)):
        if not words[i]:
            i += 1  #! loop-variable-changed: changing its variable moves the original's loop on, this loop takes the next value of its range all the same
        count += 1
    return count


def plain(words):
    count = 0
    for i in range(len(words)):
        count += 1
    return count
