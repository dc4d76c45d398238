import pdb  #! debug-breakpoint (warning): `pdb` is imported for debugging


def pdb_settrace(value):
    import ipdb  #! debug-breakpoint (information)

    ipdb.set_trace()  #! debug-breakpoint (information)
    return value


class Field:
    def _debug(self):
        pdb.set_trace()  #! debug-breakpoint (information)

    def read(self):
        breakpoint()  #! debug-breakpoint (warning)

    def write(self):
        pdb.set_trace()  #! debug-breakpoint (warning)
