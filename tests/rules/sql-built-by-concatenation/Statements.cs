class Statements
{
    void Find(SqlCommand command, string name)
    {
        command.CommandText = "SELECT * FROM books WHERE name = " + name; //! sql-built-by-concatenation
        command.CommandText = $"DELETE FROM books WHERE name = {name}"; //! sql-built-by-concatenation
        command.CommandText = "SELECT * FROM books WHERE name = @name";
        command.CommandText = $"{name} is not there";
    }
}
