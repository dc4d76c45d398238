def shown(line, indent, width):
    return line * width - indent


def all(line, width, indent):
    return shown(line, indent, width)


def twice(width, indent):
    return all(2, width, indent)
