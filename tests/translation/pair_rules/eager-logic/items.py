def has(items, index):
    return (index < len(items)) & (items[index] > 0)  #! eager-logic: the original stops where the left side of `and` decides, `&` here always works out both


def mask(first, second):
    return first & second
