def sign(x):
    return (x > 0) - (x < 0)
    print(x)  #! unreachable (information)
