class Extended {
    String find(String name) {
        String query = "SELECT * FROM users WHERE name = '";
        query += name; //! sql-built-by-concatenation
        query += "'";
        String safe = "SELECT * FROM users";
        safe += " WHERE name = ?";
        return query + safe;
    }
}
