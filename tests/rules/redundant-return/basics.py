def greet(name):
    print(name)
    return  #! redundant-return: `return` goes where control goes anyway


def stub():
    return


def early(name):
    if not name:
        return
    print(name)


def skip(names):
    for name in names:
        print(name)
        continue  #! redundant-return: `continue` goes where control goes anyway
