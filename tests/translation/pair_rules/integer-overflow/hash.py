def code(letters):
    code = 7
    for letter in letters:
        code = code * 31 + letter  #! integer-overflow: on overflow the product wraps around in the original, here it grows
    return code


def limited(letters):
    code = 7
    for letter in letters:
        code = (code * 31 + letter) % 1000
    return code
