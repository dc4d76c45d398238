def greet(name):
    print(name)
    return  #! redundant-return: unnecessary `return`: execution continues there anyway


def stub():
    return


def early(name):
    if not name:
        return
    print(name)


def skip(names):
    for name in names:
        print(name)
        continue  #! redundant-return: unnecessary `continue`: execution continues there anyway
