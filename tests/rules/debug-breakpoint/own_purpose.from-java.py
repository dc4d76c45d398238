def _debug(value):
    breakpoint()  #! debug-breakpoint (warning)
