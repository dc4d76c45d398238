def report(out, name, n):
    print(f"{name}: {n}", file=out)


def turned(out, name, n):
    print(f"{n}: {name}", file=out)  #! swapped-output: the original prints `name`, `n`, the translation `n`, `name`
