def gap(later, earlier):
    return later - earlier  #! unsigned-arithmetic: in the original this difference is unsigned and wraps below zero, here it becomes negative


def masked(later, earlier):
    return (later - earlier) & 0xFFFFFFFF


def signed_gap(later, earlier):
    return later - earlier
