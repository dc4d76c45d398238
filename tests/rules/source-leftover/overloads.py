class Tree:
    def __init__(self):
        self.root = None

    def remove(self, word):
        current = root  #! source-leftover: `root` is a member of the class and needs a receiver
        return self.remove(current, word, 0)  #! source-leftover: calls the last `remove` whatever the arguments are

    def remove(self, node, word, index):  #! source-leftover: Python has no overloading: only the last `remove` of a class is kept. Rename the others
        """Calls self.remove(node) again."""
        # self.remove(node) comes next.
        return node.remove(word, index)

    @property
    def size(self):
        return 0

    @size.setter
    def size(self, wanted):
        self.wanted = wanted


def remove(tree):
    return tree.remove("a")


class Other:
    def remove(self, word):
        return self.remove(word)
