def load(read, reset):
    try:
        read()
    except BaseException:  #! bare-except
        reset()
    try:
        read()
    except:
        reset()
        raise
    try:
        read()
    except BaseException as problem:
        reset(problem)
