def keep(values):
    before = values  #! aliased-collection: the original makes a copy of `values` here, the translation another name for it
    values.append(1)
    show(before)


def count(total):
    before = total
    show(before)
