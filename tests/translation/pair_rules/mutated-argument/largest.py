def largest(values):
    values.sort()  #! mutated-argument: the original changes its own copy of `values`, the translation changes the caller's
    return values[-1]


def own(values):
    values.sort()
    return values[-1]
