def show():
    print("owner:", None)  #! null-to-string: the original prints `null` for null, the translation `None`


def other():
    print("owner")
