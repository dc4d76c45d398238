import warnings

from shelf._path import _ParsedPath as ParsedPath
from shelf._path import _parse as parsed  #! unused-import: `parsed` is imported but never used
from shelf._path import Path as Path2  #! unused-import: `Path2` is imported but never used

warnings.warn("this module will be removed")
