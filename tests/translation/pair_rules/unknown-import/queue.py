import math
import os.path
import re as patterns
from collections import PriorityQueue, deque  #! unknown-import: module `collections` has no `PriorityQueue`
from mylibrary import Anything
from xml import etree

string = deque()


def first(jobs):
    string.anything()
    patterns.search("a", "b")
    patterns.find("a", "b")  #! unknown-import: `re` has no `find`
    os.path.join("a", "b")
    Anything.made_up()
    return math.round(jobs.get())  #! unknown-import: `math` has no `round`
