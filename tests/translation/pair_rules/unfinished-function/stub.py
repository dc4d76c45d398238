class Shapes:
    def area(self, widths, height):  #! unfinished-function
        pass

    def name(self, sides):  #! unfinished-function
        raise NotImplementedError("name")

    def sides(self):
        return 4

    def corners(self, sides):
        return sides

    def __hash__(self):
        return 31

    def read_begin(self):
        pass
