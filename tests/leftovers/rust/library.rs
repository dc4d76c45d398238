//= from java
fn f(row: Row, rows: Rows) {
    println("rows"); //! print-function -> println!("rows");
    row.println("rows"); //? print-function
    console.log(row); //! foreign-console
    row.log(row); //? foreign-console
    println!("%d", row); //! printf-format
    println!("{}", row); //? printf-format
    rows.isEmpty(); //! foreign-method
    rows.is_empty(); //? foreign-method
    g(rows.size()); //! length-method -> g(rows.len());
    g(rows.size(1)); //? length-method
}
