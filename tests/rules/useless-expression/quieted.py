try:
    import pty

    pty  # quiet "redefinition of unused ..." warning from pyflakes  #! useless-expression (information)
except ImportError:
    pty = None
