def middle(values):  #! lost-sort: the original sorts here, the translation never does
    return values[len(values) // 2]
