def found(rows, key):
    with suppress(KeyError):
        return rows[key]
    return None


def nested(rows, lock):
    while True:
        with lock:
            return rows.pop()
        print("lost")
    print("end")  #! unreachable


async def opened(path):
    async with open_file(path) as file:
        return await file.read()
    return ""


def counted(rows):
    with rows:
        return 1
        print(2)  #! unreachable: unreachable code
