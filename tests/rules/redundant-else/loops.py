def first(rows):
    for row in rows:
        if row:
            return row
    else:  #! redundant-else: unnecessary `else`: no `break` leaves the loop
        return None


def inner(rows):
    for row in rows:
        for cell in row:
            if cell:
                break
        else:
            continue
        print(row)
    else:  #! redundant-else
        print("done")


def outer(rows):
    while rows:
        for cell in rows.pop():
            print(cell)
        else:  #! redundant-else
            break
    else:
        print("empty")


def handled(rows):
    for row in rows:
        try:
            print(row)
        except ValueError:
            break
    else:
        print("done")
