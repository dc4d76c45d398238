from _version import __version__

__version__ = __version__

try:
    WindowsError: type = WindowsError
except NameError:
    WindowsError = OSError


def turn(shape, left, right, top):
    shape.path = shape.path  #! self-assignment (information): `shape.path` is assigned to itself
    left, right = left, top  #! self-assignment (information): a part of `left, right` is assigned to itself
    top = top  #! self-assignment (warning): `top` is assigned to itself
    left, right = left, right  #! self-assignment (warning): `left, right` is assigned to itself
    return shape, left, right, top
