import warnings

from .new.eyring import eyring_equation  #! unused-import
from .util import Slowness

warnings.warn("this takes long", Slowness)
