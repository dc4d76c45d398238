def read(path):
    source = open(path)  #! lost-closing: the original closes its resource in every case, the translation does not
    return source.read()


def kept(path):
    with open(path) as source:
        return source.read()
