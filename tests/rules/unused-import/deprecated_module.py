"""This module is deprecated, and has all of its code."""

import warnings

import json
import os  #! unused-import (warning)

warnings.warn("use shelves instead", DeprecationWarning, stacklevel=2)


def read(text):
    return json.loads(text)
