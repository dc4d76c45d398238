def count(line):
    return len(line.split(","))  #! split-ends: the original's split drops empty parts at the end, this one keeps empty parts at the end
