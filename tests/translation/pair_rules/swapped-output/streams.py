def report(es, out):
    for e in es:
        print(format(e), file=out)


def line(out, name, n):
    print(f"{name}: {n}", file=out)
