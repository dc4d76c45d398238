def change(paid, price):
    return price - paid  #! swapped-operands: the original has `paid` on the left of `-`, the translation has it on the right


def sum(paid, price):
    return price + paid
