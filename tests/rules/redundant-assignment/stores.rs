fn latest(read: fn() -> i32) -> i32 {
    let mut value = 0; //! redundant-assignment: the value assigned to `value` here is never read
    value = read();
    let mut total = value;
    for _ in 0..3 {
        total = total + read();
    }
    value = value; //! redundant-assignment: this assigns what is there already
    total + value
}
