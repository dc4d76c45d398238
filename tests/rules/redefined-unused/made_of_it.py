from functools import partial
from tools import angle, colour
from tools import size as size
from tools import size as size  #! redefined-unused

angle = partial(angle, unit="degree")


def import_colour():
    global colour
    try:
        import colour
    except ImportError:
        raise RuntimeError("colours are not installed")
