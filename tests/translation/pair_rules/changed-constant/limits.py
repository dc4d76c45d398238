MAX_POSTINGS = 5000  #! changed-constant: number is 500 in the original, 5000 in the translation
MIN_POSTINGS = 3


def late(days):
    return days * 15 + 14  #! changed-constant


def early(days):
    return 15 * days
