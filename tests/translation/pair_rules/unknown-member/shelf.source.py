def of(shelf):
    return len(shelf) // 2
