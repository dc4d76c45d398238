from shapes import type, value


class Guard:
    def __exit__(self, type, value, traceback):
        print(type, value, traceback)
