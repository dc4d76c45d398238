class Tree:
    def __init__(self):
        self.root = None

    def remove(self, word):
        current = root  #! source-leftover: `root` is a member of the class, but nothing here says of which object
        return self.remove(current, word, 0)  #! source-leftover: every `remove` means the last of that name, whatever is passed to it

    def remove(self, node, word, index):  #! source-leftover: Python keeps only the last `remove` of a class: each needs a name of its own
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
