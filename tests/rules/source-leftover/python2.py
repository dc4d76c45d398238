LIMIT = 10L


def show(rows):
    print "rows", len(rows)
