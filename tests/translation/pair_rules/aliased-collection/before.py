def keep(values):
    before = values  #! aliased-collection: the original copies `values`, the translation creates an alias
    values.append(1)
    show(before)


def count(total):
    before = total
    show(before)
