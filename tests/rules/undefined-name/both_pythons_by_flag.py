from six import PY2


def keys(table):
    if PY2:
        return xrange(len(table)), unicode(table)
    return range(len(table)), str(table), absent  #! undefined-name: `absent` is not defined
