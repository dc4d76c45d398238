def last(names):
    at = 0
    share = 0.0
    while at < len(names):
        at += 1
        share += 0.5
    return names[at - 1] + str(share)
