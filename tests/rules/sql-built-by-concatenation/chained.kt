fun find(name: String): String {
    val one = StringBuilder()
    one.append("SELECT * FROM users WHERE name = '").append(name).append("'") //! sql-built-by-concatenation
    val two = StringBuilder("SELECT * FROM users WHERE name = '")
    two.append(name) //! sql-built-by-concatenation
    val text = StringBuilder()
    text.append("Selected: ").append(name)
    return one.toString() + two + text
}
