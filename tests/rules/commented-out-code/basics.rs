/// Multiplies, as in `area(2, 3)`.
fn area(width: i32, height: i32) -> i32 {
    // let depth = width * height; //! commented-out-code
    // The result is in square metres.
    width * height
}
