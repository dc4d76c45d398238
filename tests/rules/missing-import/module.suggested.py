"""What a circle is worth."""

import os
import sys
from collections import defaultdict
from math import sqrt
import math


def area(radius):
    print(os.getcwd(), sys.argv[1])
    rows = defaultdict(list)
    rows[0].append(sqrt(radius))
    return math.pi * radius**2


def own(json):
    return json.loads("1"), logging
