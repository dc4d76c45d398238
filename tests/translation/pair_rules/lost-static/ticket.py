def ticket():
    number = 0  #! lost-static: `number` keeps its value between calls in the original, here it is initialised in each call
    number += 1
    return number


def plain():
    number = 0
    number += 1
    return number
