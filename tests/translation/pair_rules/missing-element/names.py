def has(names, name):
    return names.index(name) >= 0  #! missing-element: `indexOf` in the original gives -1 where there is none, `index` here raises ValueError where there is none


def at(text, part):
    return text.find(part)
