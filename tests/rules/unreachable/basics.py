import sys


def after_return(x):
    return x
    print(x)  #! unreachable: unreachable code
    print("and more")


def after_branches(x):
    if x:
        return 1
    else:
        raise ValueError(x)
    return 2  #! unreachable


def after_endless_loop(queue):
    while True:
        queue.pop()
    return queue  #! unreachable


def endless_loop_with_break(queue):
    while True:
        if queue.pop():
            break
    return queue


def comment_behind_return(x):
    return x
    # Nothing follows.


def handler_completes(path):
    try:
        raise OSError(path)
    except OSError:
        pass
    return path


def else_of_try(path):
    try:
        return path.read()
    except OSError:
        return None
    else:
        return 1  #! unreachable


def never(x):
    if False:  #! unreachable
        return x
    while False:  #! unreachable
        x.run()
    return 1


def finally_leaves(x):
    try:
        x.run()
    finally:
        return x
    return None  #! unreachable


while True:
    sys.stdin.readline()
print("done")  #! unreachable
