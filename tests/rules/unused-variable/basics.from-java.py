total = 0


def count(rows):
    seen = 0  #! unused-variable: `seen` is assigned but never used
    rest = rows.pop()  #! unused-variable
    _ignored = 1
    limit: int  #! unused-variable: `limit` is declared but never used
    for row in rows:
        pass
    first, second = rows
    left, right = 1, 2  #! unused-variable: `left` is assigned but never used
    return right


def opened(path):
    with open(path) as handle:  #! unused-variable
        pass
    try:
        path.read()
    except OSError as error:  #! unused-variable: `error` is assigned but never used
        pass


def shared():
    level = 0

    def deeper():
        nonlocal level
        level += 1

    return deeper


def seen_by_eval():
    hidden = 1
    return eval("hidden")


def in_a_class():
    class Point:
        x = 0

    return Point


def matched(point):
    match point:
        case [first, *rest]:  #! unused-variable: `rest` is assigned but never used
            return first
