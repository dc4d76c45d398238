def parse(text):
    return eval(text)  #! eval-use: this runs text as code


def written_out():
    return eval("1 + 1")
