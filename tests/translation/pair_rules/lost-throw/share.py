def share(total, count):  #! lost-throw: the original raises an error here, the translation never does
    return total // count


def kept(total, count):
    if count == 0:
        raise ValueError("nobody")
    return total // count
