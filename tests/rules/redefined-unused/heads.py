import logging
import reader
import writer


class Tree:
    pass


class Tree(Tree):
    leaves = 0


def size(tree):
    return len(tree)


def size(tree, fallback=size):
    return fallback(tree)


with open("notes") as reader:  #! redefined-unused
    print(reader.read())

with writer.open("notes") as writer:
    print(writer)


def load():
    try:
        import fast
    except ImportError:
        return None
    else:
        import fast  #! redefined-unused
    return fast


def choose():
    try:
        import quick
    except ImportError:
        import slow as quick
    return quick


def log():
    if logging.root:
        import extra
    else:
        import extra
    return extra
