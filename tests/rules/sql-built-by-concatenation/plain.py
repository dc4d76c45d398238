def find(cursor, ids, number, name):
    cursor.execute("SELECT * FROM users " + "WHERE id = ?", ids)
    cursor.execute("SELECT * FROM users " + "WHERE name = " + name)  #! sql-built-by-concatenation
    cursor.execute("SELECT * FROM users WHERE id IN (" + ", ".join("?" for _ in ids) + ")", ids)
    cursor.execute(f"SELECT * FROM users WHERE id IN ({','.join(['?'] * len(ids))})", ids)
    cursor.execute(f"SELECT * FROM users LIMIT {int(number)}")
    marks = ", ".join("?" for _ in ids)
    cursor.execute(f"SELECT * FROM users WHERE id IN ({marks})", ids)
    cursor.execute(f"SELECT * FROM users WHERE id IN ({', '.join(ids)})")  #! sql-built-by-concatenation


def last(cursor, limit=None):
    if limit is None:
        limit = 10
    return cursor.execute(f"SELECT * FROM users LIMIT {limit}")  #! sql-built-by-concatenation
