fn render(rows: &[String]) -> String {
    let mut text = String::new();
    for row in rows {
        text = format!("{}{}", text, row); //! source-leftover: `text` is copied to append to it; `push_str`, or `write!`, adds in place
        text = text + &row; //! source-leftover
        text = text.clone() + row; //! source-leftover
        text.push_str(&format!("{row}, ")); //! source-leftover: a string is built only to be copied into `text`; `write!` writes it there
        text += &format!("{row}"); //! source-leftover
        text.push_str("x"); //! source-leftover
        text.push_str("yes");
        text = format!("({})", text);
    }
    text + &rows.join("") + &rows.join(", ") //! source-leftover: `rows.join("")` joins with nothing in between; `concat` says so
}
