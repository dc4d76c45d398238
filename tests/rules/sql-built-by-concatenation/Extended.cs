class Extended
{
    string Find(string name)
    {
        string query = "SELECT * FROM users WHERE name = '";
        query += name; //! sql-built-by-concatenation
        query += "'";
        string safe = "SELECT * FROM users";
        safe += " WHERE name = ?";
        var built = new StringBuilder("SELECT * FROM users WHERE name = '");
        built.Append(name); //! sql-built-by-concatenation
        built.Append("'");
        return query + safe + built;
    }
}
