def change(paid, price):
    return price - paid  #! swapped-operands: operands of `-` are swapped: `paid` is on the left in the original


def sum(paid, price):
    return price + paid
