class Chained {
    String find(String name, int page) {
        StringBuilder one = new StringBuilder();
        one.append("SELECT * FROM users WHERE name = '").append(name).append("'"); //! sql-built-by-concatenation
        StringBuilder two = new StringBuilder();
        two.append("SELECT * FROM users WHERE name = '");
        two.append(name); //! sql-built-by-concatenation
        two.append("' AND role = '").append(name).append("'"); //! sql-built-by-concatenation
        String three = new StringBuilder("DELETE FROM users WHERE name = '").append(name).toString(); //! sql-built-by-concatenation
        String four = new StringBuilder()
            .append("DELETE FROM users ")
            .append("WHERE name = '")
            .append(name) //! sql-built-by-concatenation
            .toString();
        StringBuilder safe = new StringBuilder();
        safe.append("SELECT * FROM users").append(" WHERE name = ?").append(" LIMIT ").append(20);
        StringBuilder text = new StringBuilder();
        text.append("Selected: ").append(name);
        return one.append(two).toString() + three + four + safe + text; //! sql-built-by-concatenation
    }
}
