def plain(line):
    return line.replace(",", "")
