from shapes import *

print(area(1, 2))
