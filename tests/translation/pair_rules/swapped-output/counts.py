def report(count, sum, least):
    print(f"{sum} of {count}")  #! swapped-output: the original prints `count`, `sum`, the translation `sum`, `count`
    print(least, "to", sum)
