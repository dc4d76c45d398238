class Item:
    def __init__(self, count):
        self.count = count

    def take(self, item, count):
        if item.count < count:
            raise ValueError("too few")
        item.count -= count
