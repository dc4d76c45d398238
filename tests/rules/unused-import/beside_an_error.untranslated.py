import os  #! unused-import (information)

total = = 1

a = 1
b = 2
c = 3
d = 4
e = 5
f = 6
g = 7
h = 8
i = 9
j = 10
import json  #! unused-import (warning)
