//= from python
fn f(mut text: String, row: &str, rows: Vec<String>) {
    text = format!("{}{}", text, row); //! format-to-append
    text = format!("{}{}", row, text); //? format-to-append
    text.push_str(&format!("{}!", row)); //! format-to-push
    text.push_str(&shown(row)); //? format-to-push
    g(rows.join("")); //! pieces-joined-with-nothing -> g(rows.concat());
    g(rows.join(",")); //? pieces-joined-with-nothing
    text.push_str("x"); //! single-character-text
    text.push_str("xy"); //? single-character-text
}
