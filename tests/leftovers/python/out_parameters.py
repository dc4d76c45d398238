#= from c
def f(found):  #! list-out-parameter
    found[0] = 3


def g(found):  #? list-out-parameter
    found[0] = 3
    found[1] = 4


def h(result):  #! holder-out-parameter
    result.value = 3


def i(result):  #? holder-out-parameter
    result.value = 3
    result.show()


def j():
    found = [0]  #! one-element-list
    f(found)
    rows = [0, 1]  #? one-element-list
    g(rows)
    return found[0] + rows[1]


#= from java
def f(rows):
    count = [0]  #! one-element-cell

    def step():
        count[0] += 1

    names = [0, 1]  #? one-element-cell
    names[0] += 1
    step()
    return count[0]
