class Shelf:
    LIMIT = 3
    DOUBLE = LIMIT * 2

    @property
    def size(self):
        return LIMIT  #! source-leftover

    @size.setter
    def size(self, wanted=LIMIT):
        self.wanted = wanted
