class Seats:
    width = 3

    def rows(self, places: list, index: int):
        for place in len(places):  #! runtime-type-error: `len(places)` is an integer, which is not iterable
            print(place)

    def part(self, index: int | slice):
        if isinstance(index, slice):
            return [self.rows([place], 0) for place in range(self.width)[index]]
        return [place for place in range(3)[1]]  #! runtime-type-error: `range(3)[1]` is an integer, which is not iterable

    def item(self, index):
        if isinstance(index, slice):
            return [place for place in range(self.width)[index]]
        return self.width
