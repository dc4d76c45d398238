from parts import __all__ as part_names
from parts import first, second
from parts import third  #! unused-import
from types_of_parts import Bound
from typing import TypeVar

P = TypeVar("P", bound="Bound")
__all__ = (part_names + ["first", "second"])
