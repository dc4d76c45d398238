import os
import os  #! redefined-unused: `os` is redefined before its first definition is used
import re
from typing import overload

print(os, re)


def area(side):
    return side * side


def area(width, height):  #! redefined-unused
    return width * height


@overload
def parse(text: str) -> str: ...
@overload
def parse(text: bytes) -> bytes: ...
def parse(text):
    return text


class Tree:
    def delete(self, word):
        return word

    def delete(self, node, word):  #! redefined-unused
        return node, word

    @property
    def size(self):
        return 0

    @size.setter
    def size(self, value):
        pass


try:
    import json
except ImportError:
    json = None


def shadow(re):
    return re


for re in ():  #! redefined-unused
    pass
