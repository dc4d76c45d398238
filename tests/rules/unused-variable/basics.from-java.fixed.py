total = 0


def count(rows):
    rest = rows.pop()
    _ignored = 1
    for row in rows:
        pass
    first, second = rows
    left, right = 1, 2
    return right


def opened(path):
    with open(path) as handle:
        pass
    try:
        path.read()
    except OSError as error:
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
        case [first, *rest]:
            return first
