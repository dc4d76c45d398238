def half(number):
    return number >> 1  #! unsigned-shift: the original fills with zeros from the left, this shift with the sign


def masked(number):
    return (number & 0xFFFFFFFF) >> 1
