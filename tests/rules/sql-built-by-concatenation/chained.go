package users

import "strings"

func list(name string) string {
	var query strings.Builder
	query.WriteString("SELECT * FROM users WHERE name = '")
	query.WriteString(name) //! sql-built-by-concatenation
	query.WriteString("'")
	var text strings.Builder
	text.WriteString("Selected: ")
	text.WriteString(name)
	return query.String() + text.String()
}
