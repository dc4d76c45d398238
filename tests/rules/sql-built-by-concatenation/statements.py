TABLE = "books"


def find(connection, name, number):
    connection.execute(f"SELECT * FROM books WHERE name = '{name}'")  #! sql-built-by-concatenation
    connection.execute("DELETE FROM books WHERE name = " + name)  #! sql-built-by-concatenation
    connection.execute("UPDATE books SET name = '%s'" % name)  #! sql-built-by-concatenation
    connection.execute("insert into books values ({})".format(number))  #! sql-built-by-concatenation
    connection.execute("SELECT * FROM books WHERE name = ?", (name,))
    connection.execute(f"SELECT * FROM {TABLE} WHERE number = 1")
    print(f"SELECTED {number}", f"select an item from the list: {name}")
    print("Update " + name)
    return "DELETE" + name
