def show(found: bool):
    print(found)


def text(found: bool):
    print("yes" if found else "no")
