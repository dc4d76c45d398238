def add(item, items=[]):  #! mutable-default-argument: this default value is made once and shared by all calls
    items.append(item)


def label(text, tags: dict = {}, width=3, seen=()):  #! mutable-default-argument
    return text
