MAX_POSTINGS = 5000  #! changed-constant: the original has the number 500 here, the translation 5000
MIN_POSTINGS = 3


def late(days):
    return days * 15 + 14  #! changed-constant


def early(days):
    return 15 * days
