import warnings

from .new.eyring import eyring_equation
from .util import Deprecation

warnings.warn("use .new.eyring instead of .eyring", Deprecation)
