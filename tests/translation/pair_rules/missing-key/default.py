from collections import defaultdict


def count(words):
    counts = defaultdict(int)
    for word in words:
        counts[word] += 1
    return counts
