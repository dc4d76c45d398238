def show():
    print("owner:", None)  #! null-text: the original prints `null` for a missing value, the translation `None`


def other():
    print("owner")
