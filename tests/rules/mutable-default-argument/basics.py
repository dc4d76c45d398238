def add(item, items=[]):  #! mutable-default-argument: mutable default argument: shared between calls
    items.append(item)


def label(text, tags: dict = {}, width=3, seen=()):  #! mutable-default-argument
    return text
