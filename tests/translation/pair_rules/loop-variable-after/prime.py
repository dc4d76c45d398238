class Prime:
    @staticmethod
    def is_prime(number, root):
        for divisor in range(3, root + 1, 2):
            if number % divisor == 0:
                break
        return divisor > root  #! loop-variable-after

    @staticmethod
    def last(limit):
        for place in range(limit):
            Prime.visit(place)
        place = 0
        return 1 if place < limit else 2

    @staticmethod
    def visit(place):
        pass
