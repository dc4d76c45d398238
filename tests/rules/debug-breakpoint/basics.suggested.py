import pdb


def area(width, height):
    if width < 0:
        pass
    return width * height
