class Shelf:
    def __init__(self, count, width):  #! unfinished-function
        pass
