package users

func find(name string) string {
	query := "SELECT * FROM users WHERE name = '"
	query += name //! sql-built-by-concatenation
	query += "'"
	safe := "SELECT * FROM users"
	safe += " WHERE name = ?"
	return query + safe
}
