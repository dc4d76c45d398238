import toolbox


class Elsewhere(toolbox.Base):
    size = variable(int)  #! undefined-name (error): `variable` is not defined
