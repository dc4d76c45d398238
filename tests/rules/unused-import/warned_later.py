import warnings
from shelves import Shelf  #! unused-import


def old():
    warnings.warn("use Shelf", DeprecationWarning, stacklevel=2)
