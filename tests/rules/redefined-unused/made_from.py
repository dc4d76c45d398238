from shelf import Templates
from shelf import Loader

try:
    import press
except ImportError:
    print("no press")


class Templates:
    backend = Templates


class Loader:  #! redefined-unused
    def load(self):
        return Loader


def use():
    import press

    return press
