class Chained
{
    string Find(string name)
    {
        var one = new StringBuilder();
        one.Append("SELECT * FROM users WHERE name = '").Append(name).Append("'"); //! sql-built-by-concatenation
        one.Append("' AND role = '").Append(name); //! sql-built-by-concatenation
        var two = new StringBuilder("DELETE FROM users WHERE name = '").Append(name).ToString(); //! sql-built-by-concatenation
        var text = new StringBuilder();
        text.Append("Selected: ").Append(name);
        return one + two + text;
    }
}
