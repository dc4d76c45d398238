import sys

setattr(sys.modules["other"], "name", 1)
read(globals)  #! undefined-name (error): `read` is not defined
