import readline
import os  #! unused-import (warning)

print(input())
