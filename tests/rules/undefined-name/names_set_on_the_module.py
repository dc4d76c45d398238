import sys

for name in ("NotFound", "BadRequest"):
    setattr(sys.modules[__name__], name, type(name, (Exception,), {}))


def stop():
    raise NotFound
