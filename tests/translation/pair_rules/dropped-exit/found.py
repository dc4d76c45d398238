def first(words, wanted):  #! dropped-exit: the original leaves early with `break`, the translation continues
    found = ""
    for word in words:
        if word.startswith(wanted):
            found = word
    return found


def any(numbers):
    return any(number > 7 for number in numbers)
