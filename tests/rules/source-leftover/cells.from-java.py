def count(names):
    seen = [0]  #! source-leftover: `seen` is a list of one element that stands for a variable; Python's inner functions assign one with `nonlocal`

    def visit(name):
        seen[0] += 1

    for name in names:
        visit(name)
    return seen[0]
