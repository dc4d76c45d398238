from shelf import *
from shelf import __version__  #! unused-import (information): `__version__` is imported but never used
from sklearn.experimental import enable_iterative_imputer
from sklearn.impute import IterativeImputer

print(IterativeImputer)
