import os
import sys
from json import dumps as to_json, loads
from a import b as b

__all__ = ["sys"]


def read(text: "Decoder"):
    return loads(text)


from decoders import Decoder
