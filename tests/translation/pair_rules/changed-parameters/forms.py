def label(*names):
    return names[0] + ",".join(names[1:])


def move(point, step):
    return [point.x + step, point.y]


def scale(point, factor):  #! changed-parameters
    return [point.x * factor, point.y * factor]
