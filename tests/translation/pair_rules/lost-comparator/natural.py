def numbers(values):
    return sorted(values)


def names(values):
    return sorted(values)


def words(values):
    return sorted(values)


def falling(values):
    return sorted(values)  #! lost-comparator


def ages(values):
    return sorted(values)  #! lost-comparator
