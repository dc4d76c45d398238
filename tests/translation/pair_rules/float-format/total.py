def show(total):
    print(f"{total:.1f}")  #! float-format: the original prints 2 decimals, the translation 1


def kept(total):
    print(f"{total:.3f}")
