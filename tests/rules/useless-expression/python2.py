def show(rows):
    print "rows", len(rows)
    print


def check(rows):
    rows == 3  #! useless-expression
    return rows
