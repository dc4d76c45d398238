def ticket():
    number = 0  #! lost-static: the original keeps `number` from call to call, here it starts anew each time
    number += 1
    return number


def plain():
    number = 0
    number += 1
    return number
