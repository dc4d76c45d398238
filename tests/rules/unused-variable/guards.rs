fn kind(step: Option<i32>, is_last: bool) -> i32 {
    match step {
        None if is_last => 0,
        Some(length) if is_last => length,
        _ if is_last => 2,
        other => 1,  //! unused-variable
    }
}
