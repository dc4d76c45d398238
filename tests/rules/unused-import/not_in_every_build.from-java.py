import cgi  #! unused-import
import distutils.util  #! unused-import
import fcntl  #! unused-import
import math  #! unused-import

print(1)
