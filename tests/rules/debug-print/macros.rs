fn area(width: i32, height: i32) -> i32 {
    println!("DEBUG {}", width); //! debug-print: prints to the console for debugging
    eprintln!("{}", width); //! debug-print
    dbg!(width); //! debug-print
    let text = format!("{}", width);
    writeln!(out, "{}", text);
    width * height
}

fn show() {
    print!("shown") //! debug-print (hint)
}

fn shelf() {
    print!("shown") //! debug-print (hint)
}

fn inside(rows: &[i32]) -> i32 {
    let width = dbg!(rows.len()); //! debug-print
    std::println!("{}", width); //! debug-print
    rows.iter().for_each(|row| println!("{}", row)); //! debug-print
    match width {
        0 => println!("none"), //! debug-print
        _ => step(),
    }
    assert!(dbg!(width) > 3); //! debug-print
    if dbg!(width > 2) { 1 } else { 2 } //! debug-print
}

fn main() {
    println!("{}", area(3, 4)); //! debug-print (hint): prints to the console
    dbg!(area(3, 4)); //! debug-print: prints to the console for debugging
    std::dbg!(area(3, 4)); //! debug-print
    let rows = dbg!(vec![1]); //! debug-print
    dbg!(rows) //! debug-print
}
