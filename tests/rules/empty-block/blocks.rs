fn blocks(x: Option<i32>) {
    if x.is_some() {} //! empty-block
    match x {
        Some(1) => {}
        _ => {}
    }
    while step() {}
}
