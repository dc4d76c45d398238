import sys

setattr(sys.modules["other"], "name", 1)
read(globals)  #! undefined-name (error): nothing defines `read`
