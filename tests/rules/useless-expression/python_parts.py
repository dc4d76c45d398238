def parts(x, y):
    -x  #! useless-expression: statement has no effect
    (x)  #! useless-expression
    (x, y)  #! useless-expression
    x, y  #! useless-expression
    x and y  #! useless-expression
    x if x else y  #! useless-expression
    x.size() == 1  #! useless-expression
    x.open() and y
    [x.open()]
    (x.open(), y)
    x.open() if x else y.open()


# What shall fail stands there for that.
def fails(x, y):
    with raises(TypeError):
        x < y
    with self.assertRaisesRegex(TypeError, "x") as caught:
        x.size
    try:
        unicode
    except NameError:
        unicode = str
    with x:
        y == 1  #! useless-expression
    print(caught)
