import os

visits = 0
limit = 10


def mean(values):
    sum = sum(values)  #! use-before-assignment: `sum` is used before assignment
    return sum / len(values)


def announce():
    print(message)  #! use-before-assignment
    message = "ready"


def visit():
    visits += 1  #! use-before-assignment: this update makes `visits` local to the function, where it has no value yet


def visit_properly():
    global visits
    visits += 1


def arms(ready):
    if ready:
        state = "ready"
    else:
        print(state)  #! use-before-assignment
    return state


def local_import(path):
    if os.path.exists(path):  #! use-before-assignment
        import os


def annotated():
    width: int
    print(width)  #! use-before-assignment
    width = 3


def some_paths_are_enough(items):
    for item in items:
        if item > limit:
            print(best)
        best = item
    return best


def handled(load):
    try:
        rows = load()
        check(rows)
    except ValueError:
        print(rows)
    finally:
        print(rows)


def check(rows):
    return rows


def condition_first(pattern, text):
    return found.group() if (found := pattern.match(text)) else None


def test_first(lines):
    return [name for line in lines if (name := line.strip())]


def later():
    def inner():
        return value

    value = 3
    return inner


def from_around():
    count = 0

    def step():
        nonlocal count
        count += 1

    step()
    return count


def either():
    try:
        text = text
    except NameError:
        text = str
    try:
        line = line  #! use-before-assignment
    except ValueError:
        line = str
    return text, line
