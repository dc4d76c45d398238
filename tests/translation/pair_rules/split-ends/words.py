def count(line):
    return len(line.split())
