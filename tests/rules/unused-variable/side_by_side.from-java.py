def place():
    width, height = 1, 2  #! unused-variable (warning): `height` is assigned but never used
    return width
