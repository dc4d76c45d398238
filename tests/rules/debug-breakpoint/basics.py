import pdb  #! debug-breakpoint: `pdb` is imported for debugging


def area(width, height):
    breakpoint()  #! debug-breakpoint: stops the program in a debugger
    if width < 0:
        pdb.set_trace()  #! debug-breakpoint
    return width * height
