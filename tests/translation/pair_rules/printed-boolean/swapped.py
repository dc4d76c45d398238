def show(a, b):
    kept = a
    a = b
    b = kept
    print(a)
