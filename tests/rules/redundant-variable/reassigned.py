def cleaned(text):
    text = text.strip()
    text = text.replace("()", "")
    return text  #! redundant-variable: `text` is only used by the next statement


def either(fast):
    if fast:
        speed = 2
        return speed  #! redundant-variable
    speed = 1
    return (speed)  #! redundant-variable


def content(path):
    with open(path) as file:
        found = file.read()
    return found  #! redundant-variable


def first_line(path):
    with open(path) as file:
        found = file.readline()
        file.seek(0)
    return found


def unless_missing(path):
    with suppress(OSError):
        found = read(path)
    return found


def typed(path):
    found: bytes = read(path)
    return found


def logged(path):
    try:
        found = read(path)
        return found
    finally:
        print(found)


def shared():
    def current():
        return state
    state = start(current)
    return state


def counter():
    global total
    total = 1
    return total
