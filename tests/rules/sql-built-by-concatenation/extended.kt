fun find(name: String): String {
    var query = "SELECT * FROM users WHERE name = '"
    query += name //! sql-built-by-concatenation
    query += "'"
    var safe = "SELECT * FROM users"
    safe += " WHERE name = ?"
    return query + safe
}
