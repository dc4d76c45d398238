import sys

from tracing import report


def caller():
    shade = "blue"
    report(sys._getframe())
