import sys


def show(name):
    print "hello", name
    print >>sys.stderr, unicode(name)
    try:
        raise ValueError, "bad"
    except ValueError, error:
        print error
    for index in xrange(long(3)):
        print index, oops  #! undefined-name: `oops` is not defined
    return raw_input("?")
