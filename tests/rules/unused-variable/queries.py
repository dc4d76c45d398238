def pandas_query(frame):
    limit = 3
    return frame.query("price > @limit")


def pandas_variable(frame):
    mask = [True, False]
    return frame.query("@mask")


def pandas_keyword(frame):
    limit = 3
    return frame.query(expr="price > @limit")


def pandas_text(frame):
    limit = 3
    condition = "price in @limit"
    return frame.query(condition)


def pandas_eval(frame):
    limit = 3
    unread = 4  #! unused-variable
    return frame.eval(f"total = price + @limit")


def tables(duckdb):
    prices = [1, 2]
    return duckdb.sql("SELECT * FROM prices")


def address():
    host = "a"  #! unused-variable
    return "user@host"
