fn matched(found: &Option<u32>, pair: &(u32, u32)) -> u32 {
    match found {
        &None => 1,
        &LIMIT => 2,
        &other => 3, //! unused-variable
    }
}
