def count(words):
    count = 0
    for i in range(len(words)):
        if not words[i]:
            i += 1  #! loop-variable-changed: this change moves the original's loop on; a loop over a range ignores it
        count += 1
    return count


def plain(words):
    count = 0
    for i in range(len(words)):
        count += 1
    return count
