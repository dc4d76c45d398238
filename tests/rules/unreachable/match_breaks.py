def last(steps):
    while True:
        match steps.next():
            case None:
                break
            case step:
                walk(step)
    return steps.total()


def first(steps):
    while True:
        match steps.next():
            case None:
                return 0
            case step:
                walk(step)
    return steps.total()  #! unreachable
