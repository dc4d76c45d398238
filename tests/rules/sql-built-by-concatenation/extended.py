QUERY = "SELECT * FROM users WHERE name = '"
QUERY += input()  #! sql-built-by-concatenation
SORTED = "SELECT * FROM users"
SORTED += " ORDER BY name"


def find(cursor, name, age, ids):
    query = "SELECT * FROM users WHERE name = '"
    query += name  #! sql-built-by-concatenation
    query += "'"
    cursor.execute(query)
    other = "SELECT * FROM users WHERE 1 = 1"
    if age:
        other += f" AND age = {age}"  #! sql-built-by-concatenation
    if name:
        other = other + " AND name = '" + name + "'"  #! sql-built-by-concatenation
    cursor.execute(other)
    safe = "SELECT * FROM users WHERE 1 = 1"
    if name:
        safe += " AND name = ?"
    if age:
        safe = safe + " AND age > " + "18"
    safe += f" LIMIT {int(age)}"
    safe += " AND id IN (" + ", ".join("?" for _ in ids) + ")"
    cursor.execute(safe, (name,))
    cursor.execute("SELECT * FROM users WHERE name LIKE '%" + name + "%'")  #! sql-built-by-concatenation
    text = "select a name"
    text += name
    return text


def search(session, users, name):
    session.query(users).filter(text(f"name = '{name}'"))  #! sql-built-by-concatenation
    session.query(users).filter(text("name = '" + name + "'"))  #! sql-built-by-concatenation
    session.query(users).filter(text("name = :name")).params(name=name)
    label.text(f"name = '{name}'")
    return users.where(f"name = '{name}'")  #! sql-built-by-concatenation
