class Plain {
    void find(Connection connection, String name) throws SQLException {
        connection.prepareStatement("SELECT * FROM users " + "WHERE id = ?");
        connection.prepareStatement("SELECT * FROM users " + "WHERE name = " + name); //! sql-built-by-concatenation
    }
}
