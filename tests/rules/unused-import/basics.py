import os  #! unused-import: `os` is imported but never used
import sys
from json import dumps as to_json, loads  #! unused-import: `to_json` is imported but never used
from a import b as b

__all__ = ["sys"]


def read(text: "Decoder"):
    import re  #! unused-import
    return loads(text)


from decoders import Decoder
