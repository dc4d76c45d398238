def count(words):
    counts = {}
    for word in words:
        counts[word] += 1  #! missing-key: a missing key adds a zero in the original, here it raises KeyError
    return counts
