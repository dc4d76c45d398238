def show():
    print("owner:", None)  #! null-to-string: the original prints `null` for a missing value, the translation `None`


def other():
    print("owner")
