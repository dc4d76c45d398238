def gap(later, earlier):
    return later - earlier  #! unsigned-arithmetic: this difference is unsigned and wraps around in the original, here it becomes negative


def masked(later, earlier):
    return (later - earlier) & 0xFFFFFFFF


def signed_gap(later, earlier):
    return later - earlier
