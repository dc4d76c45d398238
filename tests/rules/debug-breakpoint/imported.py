import builtins
import os
import pdb as debugger  #! debug-breakpoint: `pdb` is imported for debugging
import sys

import celery.contrib.rdb  #! debug-breakpoint: `celery.contrib.rdb` is imported for debugging
import debugpy
import ipdb
from pudb import set_trace as stop  #! debug-breakpoint: `pudb.set_trace` is imported for debugging


def area(width, height):
    debugger.set_trace()  #! debug-breakpoint: stops the program in a debugger
    stop()  #! debug-breakpoint
    builtins.breakpoint()  #! debug-breakpoint
    sys.breakpointhook()  #! debug-breakpoint
    celery.contrib.rdb.set_trace()  #! debug-breakpoint
    depth = breakpoint() or 1  #! debug-breakpoint
    from ipdb import sset_trace  #! debug-breakpoint
    sset_trace()  #! debug-breakpoint
    return width * height * depth * len(sys.argv) * len(os.sep)


# A debugger that serves for more is a part of the program.
def attach(error):
    debugpy.listen(5678)  #! debug-breakpoint
    debugpy.configure(subProcess=False)
    ipdb.post_mortem(error)


def traced(set_trace, pdb):
    set_trace()
    pdb.set_trace()
