fn main() {
    let default = 1;
    let union = 2;
    let gen = 3;
    let auto = 4;
    let raw = 5; //! unused-variable
    println!("{} {} {}", default, union, auto);
    assert!(gen > 1);
}
