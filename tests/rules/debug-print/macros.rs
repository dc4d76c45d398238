fn area(width: i32, height: i32) -> i32 {
    println!("DEBUG {}", width); //! debug-print: this prints to the console for debugging
    eprintln!("{}", width); //! debug-print
    dbg!(width); //! debug-print
    let text = format!("{}", width);
    writeln!(out, "{}", text);
    width * height
}

fn show() {
    print!("shown")
}

fn shelf() {
    print!("shown") //! debug-print (hint)
}
