#include <string>

void find(Connection &connection, std::string name) {
    connection.run("SELECT * FROM books WHERE name = " + name); //! sql-built-by-concatenation
    connection.run("SELECT * FROM books WHERE name = ?", name);
    show("selected " + name);
}
