fn find(name: &str) -> String {
    let mut query = String::from("SELECT * FROM users WHERE name = '");
    query.push_str(name); //! sql-built-by-concatenation
    query.push_str("'");
    let mut text = String::from("Selected: ");
    text.push_str(name);
    query + &text
}
