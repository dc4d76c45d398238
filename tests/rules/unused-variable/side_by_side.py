def place(page):
    width, height = page.width, page.height  #! unused-variable (information): `height` is assigned but never used
    depth = page.depth  #! unused-variable (information)
    count = 0  #! unused-variable (warning)
    return width
