def greet(name):
    print(name)


def stub():
    return


def early(name):
    if not name:
        return
    print(name)


def skip(names):
    for name in names:
        print(name)
