class Extended
{
    string Find(string name)
    {
        string query = "SELECT * FROM users WHERE name = '";
        query += name; //! sql-built-by-concatenation
        query += "'";
        string safe = "SELECT * FROM users";
        safe += " WHERE name = ?";
        return query + safe;
    }
}
