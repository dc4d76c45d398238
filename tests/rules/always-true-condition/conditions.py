def price(code, size, nan):
    if size == size:  #! always-true-condition: `size == size` compares something with itself and is always true
        return 1
    if code != "de" or code != "at":  #! always-true-condition: `code != "de" or code != "at"` is always true: nothing equals both values
        return 2
    while size == 1 and size == 2:  #! always-true-condition
        size += 1
    if True:  #! always-true-condition: this condition is always `True`
        return 3
    while True:
        if size < 3:
            break
    if code != "de" and code != "at":
        return 4
    if code == 1 or code == 2:
        return 5
    if nan != nan:
        return 6
    if size.left == size.right or size() == size():
        return 7
    return 8 if code is not size else 9
