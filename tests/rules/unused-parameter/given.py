import abc
from typing import overload, override


class Shape(Base):
    def __init__(self, width, depth):  #! unused-parameter: parameter `depth` is never used
        self.width = width

    def __exit__(self, kind, error, traceback):
        self.width = 0

    @abc.abstractmethod
    def grow(self, factor):
        print("grows")

    @override
    def shrink(self, factor):
        return self

    @overload
    def scale(self, factor: int): ...

    def scale(self, factor, origin):  #! unused-parameter: parameter `origin` is never used
        return factor

    def turn(self, angle):
        """Turns the shape."""
        raise NotImplementedError("turn")

    def move(self, by):
        # to be done
        pass

    def tilt(self, angle):
        message = "cannot be tilted"
        raise NotImplementedError(message)

    def refuse(self, angle):  #! unused-parameter
        raise ValueError("angle")

    @property
    def size(self):
        return self.width

    @size.setter
    def size(self, value):  #! unused-parameter
        self.width = 1


def called(
    *args,  #! unused-parameter
    **kwargs,  #! unused-parameter
):
    return 1


def rebound(text, path):
    for text in lines():
        print(text)
    with open("x") as path:
        pass
