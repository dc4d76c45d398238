def load(path, shelf):
    file = open(path)  #! resource-not-closed: `file` is never closed
    text = file.read()
    closed = open(path)
    closed.read()
    closed.close()
    with open(path) as derived:
        text += derived.read()
    shelf.file = open(path)
    returned = open(path)
    shelf.add(returned)
    nested = open(path)

    def later():
        nested.close()

    return text, later


def hand_on(path):
    file = open(path)
    return file
