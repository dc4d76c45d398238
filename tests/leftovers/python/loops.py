#= from java
def f(rows, walk):
    for i in range(len(rows)):  #! index-loop
        g(rows[i])
    for i in range(0, 3):  #! range-from-zero -> for i in range(3):
        g(i)
    for i in range(1, len(rows)):  #? index-loop range-from-zero
        g(rows[i])
    i = 0
    while i < len(rows):  #! index-while
        g(rows[i])
        i += 1
    while i < len(rows):  #? index-while
        i += 2
    names = rows.keys()
    names.sort()  #! sorted-view
    others = sorted(rows.keys())
    others.sort()  #? sorted-view
    for name in rows.keys():  #! loop-over-keys -> for name in rows:
        g(name)
    for name in rows.values():  #? loop-over-keys
        g(name)
    while walk.has_next():  #! manual-iterator
        g(walk.step())
    while walk.has_room():  #? manual-iterator
        g(walk.step())
    text = ""
    for name in others:
        text += "x"  #! string-built-in-loop
    text += "y"  #? string-built-in-loop
    steps = iter(others)
    while True:
        try:
            step = next(steps)  #! next-until-stop
        except StopIteration:
            break
        g(step)
    try:
        step = next(steps)  #? next-until-stop
    except StopIteration:
        step = None
    step = next(steps, None)
    while step is not None:  #! next-until-none
        g(step)
        step = next(steps, None)
    while step is not None:  #? next-until-none
        step = step.parent
    g(steps.__next__())  #! special-next-call -> g(next(steps))
    g(self.steps.__next__())  #? special-next-call
    g(others.__iter__())  #! special-iterator-call -> g(iter(others))
    g(super().__iter__())  #? special-iterator-call
    return text


class Walk:
    def move_next(self):  #! enumerator-method
        return 1

    def move_next_to(self, other):  #? enumerator-method
        return other


#= from cpp
def f(rows):
    g(rows.cbegin())  #! container-iterator
    g(rows.begin(1))  #? container-iterator
