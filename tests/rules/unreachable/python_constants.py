def run(rows):
    if False:  #! unreachable: unreachable code
        print(1)
    if 0: print(2)  #! unreachable
    if rows and False:  #! unreachable
        print(3)
    if True:
        print(4)
    else:
        print(5)  #! unreachable
    if True:
        print(6)
    elif rows:  #! unreachable
        print(7)
    found = 1 if False else 2  #! unreachable
    while True:
        print(rows.pop())
    else:
        print(found)  #! unreachable
    print(found)  #! unreachable


# Imports for a type checker, and what makes a generator.
def empty():
    if False:
        yield
    if 0:
        from typing import Any
    if 1:
        return None
    return 2
