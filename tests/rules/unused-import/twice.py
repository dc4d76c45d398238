from parts import third
from types_of_parts import Bound

Bound()
from parts import third  #! unused-import
