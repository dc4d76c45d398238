def lost_step(rows):
    i = 0
    while i < 10:  #! infinite-loop: infinite loop: nothing in it changes `i < 10`
        print(rows[i])


def stepped(rows):
    i = 0
    while i < 10:
        print(rows[i])
        i += 1


def on_purpose():
    while True:
        serve()


def left_by_return(flag):
    while flag:
        if poll():
            return


def asks_each_time(queue):
    while queue.items:
        work(queue)


def grown_elsewhere(rows):
    while rows:
        rows.pop()


def merged(current, other):
    merged = []
    while True:
        for element in current:
            if element in other:
                break
            merged.append(element)
        else:
            break
    return merged
