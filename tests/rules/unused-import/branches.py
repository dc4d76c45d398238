try:
    import numpy as np
except ImportError:
    np = None

try:
    from html import escape
except ImportError:
    from cgi import escape

if True:
    from io import StringIO
else:
    from StringIO import StringIO  #! unused-import
