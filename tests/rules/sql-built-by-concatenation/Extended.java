class Extended {
    String find(String name) {
        String query = "SELECT * FROM users WHERE name = '";
        query += name; //! sql-built-by-concatenation
        query += "'";
        String safe = "SELECT * FROM users";
        safe += " WHERE name = ?";
        StringBuilder built = new StringBuilder("SELECT * FROM users WHERE name = '");
        built.append(name); //! sql-built-by-concatenation
        built.append("'");
        StringBuilder text = new StringBuilder("Selected: ");
        text.append(name);
        return query + safe + built + text;
    }
}
