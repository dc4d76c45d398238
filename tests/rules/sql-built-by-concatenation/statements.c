void find(char *statement, const char *name, int id)
{
    sprintf(statement, "SELECT * FROM books WHERE name = '%s'", name); //! sql-built-by-concatenation
    sprintf(statement, "SELECT * FROM books WHERE id = %d", id);
    sprintf(statement, "hello, %s", name);
}
