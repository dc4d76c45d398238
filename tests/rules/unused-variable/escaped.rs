fn main() {
    let r#type = 4;
    let r#match = 5;
    let r#loop = 6; //! unused-variable
    println!("{type} {}", r#match);
}
