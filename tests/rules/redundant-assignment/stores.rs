fn latest(read: fn() -> i32) -> i32 {
    let mut value = 0; //! redundant-assignment: the value assigned to `value` is never read
    value = read();
    let mut total = value;
    for _ in 0..3 {
        total = total + read();
    }
    value = value; //! redundant-assignment: assigned to itself
    total + value
}
