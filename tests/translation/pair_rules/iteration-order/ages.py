def show(ages: dict):  #! iteration-order: the original iterates over `ages` in sorted order, the translation in order of insertion
    for name in ages:
        print(name)


def first(ages: dict):
    return len(ages)
