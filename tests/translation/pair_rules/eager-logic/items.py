def has(items, index):
    return (index < len(items)) & (items[index] > 0)  #! eager-logic: `and` short-circuits in the original, `&` evaluates both sides


def mask(first, second):
    return first & second
