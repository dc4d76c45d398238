def conditions(shelf, row):
    shelf == 1 or row == 2  #! useless-expression: statement has no effect
    shelf and not row.empty  #! useless-expression
    not (shelf or row)  #! useless-expression
    1 if shelf else 2  #! useless-expression
    shelf == 1 or row.open()
    shelf and (row or shelf.close())
    not row.open()
    row.open() if shelf else None
    shelf.rows if row else (last := row)
    shelf and row["key"] == 1
    list()  #! useless-expression
    dict()  #! useless-expression
    set(shelf)
    ValueError("no such row")  #! useless-expression (information)
    raise ValueError("no such row")
