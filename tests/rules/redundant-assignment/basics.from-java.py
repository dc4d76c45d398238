def overwritten(scores):
    top = 0  #! redundant-assignment: the value assigned to `top` is never read
    top = max(scores)
    return top  #! redundant-assignment


def one_branch(scores):
    top = 0
    if scores:
        top = max(scores)
    return top


def both_branches(scores):
    top = 0  #! redundant-assignment
    if scores:
        top = max(scores)
    else:
        top = 1
    return top


def loop_carried(rows):
    last = None
    for row in rows:
        print(last)
        last = row


def counted(rows):
    i = 0
    while i < len(rows):
        i += 1
    i = 0  #! redundant-assignment


def handled(path):
    text = ""
    try:
        text = path.read()
    except OSError:
        pass
    return text


def finally_reads(path):
    state = "opening"
    try:
        state = "reading"
        path.read()
    finally:
        print(state)


def closure(rows):
    level = 0

    def deeper():
        return level

    level = 1
    return deeper


def itself(x):
    x = x  #! redundant-assignment: assigned to itself
    return x  #! redundant-assignment


def swapped(a, b):
    a, b = b, a
    return a, b


def retried(connect):
    error = None
    while True:
        try:
            return connect(error)
        except OSError as caught:
            error = caught


def behind_continue(rows):
    found = False
    for row in rows:
        found = True
        if row:
            continue
        found = False
    return found


def default_reads(convert):
    handler = None  #! redundant-assignment
    try:
        handler = convert()
    except OSError:
        handler = convert.late

    def run(_handler=handler):
        return _handler

    return run


def nonlocal_writes(apply):
    failed = False

    def report():
        nonlocal failed
        failed = True

    apply(report)
    return failed


def class_body_reads(base):
    size = 1  #! redundant-assignment
    size = base.size

    class Box:
        width = size

    return Box
