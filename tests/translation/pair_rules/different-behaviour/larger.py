class Numbers:
    @staticmethod
    def larger(first, second):  #! different-behaviour (warning): for first = 1, second = 2 the original returns 2, the translation 1
        if first > second:
            return second
        return first

    @staticmethod
    def smaller(first, second):
        return first if first < second else second
