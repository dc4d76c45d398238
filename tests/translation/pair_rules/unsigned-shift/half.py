def half(number):
    return number >> 1  #! unsigned-shift: the original's shift fills with zeros, this one with the sign


def masked(number):
    return (number & 0xFFFFFFFF) >> 1
