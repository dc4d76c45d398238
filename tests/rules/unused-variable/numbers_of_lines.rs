fn place() -> u32 {
    let x = 1;  //! unused-variable
    line!()
}
