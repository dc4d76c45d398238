package statements

import "fmt"

func find(db *DB, name string) {
	db.Query("SELECT * FROM books WHERE name = " + name) //! sql-built-by-concatenation
	db.Query(fmt.Sprintf("DELETE FROM books WHERE name = '%s'", name)) //! sql-built-by-concatenation
	db.Query("SELECT * FROM books WHERE name = ?", name)
	show(fmt.Sprintf("selected %s", name))
}
