def best(scores):
    found = None
    for name, score in scores:
        if found is None or score > found[1]:
            found = (name, score)
    return found[0]


def share(packed, text):
    return len(packed) / len(text)
