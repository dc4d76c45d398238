import os


def area(width, height):
    return width * heigth  #! undefined-name: `heigth` is not defined


class Box:
    size = 1
    double = size * 2

    def grow(self, by: "Box" = None) -> "Later":
        global counter
        counter = os.name
        return [x for x in range(by)] + [__file__, counter]


def later():
    return defined_below


defined_below = 1
