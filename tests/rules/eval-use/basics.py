def parse(text):
    return eval(text)  #! eval-use: runs text as code


def written_out():
    return eval("1 + 1")
