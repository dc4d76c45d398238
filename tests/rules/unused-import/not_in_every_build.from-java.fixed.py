import cgi
import distutils.util
import fcntl

print(1)
