import pdb  #! debug-breakpoint (information)


def debug(value):
    pdb.set_trace()  #! debug-breakpoint (information)
    return value
