def read(path):
    source = open(path)  #! lost-closing: the original closes what it opened whatever happens, the translation leaves it open
    return source.read()


def kept(path):
    with open(path) as source:
        return source.read()
