def depth(number):  #! recursion-depth: the original recurses as deep as its stack allows, the translation at most 1000 calls deep
    if number == 0:
        return 0
    return 1 + depth(number - 1)
