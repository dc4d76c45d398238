import os  # noqa
import sys  # noqa: F401
import re  # noqa: E501 #! unused-import
from json import (  # noqa: F401
    dumps,
    loads,
)
from math import (
    cos,  # noqa: F401
    sin,  #! unused-import
)
import ast  # pylint: disable=unused-import
