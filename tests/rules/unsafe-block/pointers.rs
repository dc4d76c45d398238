fn first(values: &[i32]) -> i32 {
    unsafe { *values.as_ptr() } //! unsafe-block
}

fn second(values: &[i32]) -> i32 {
    // SAFETY: the caller hands over two values at least.
    unsafe { *values.as_ptr().add(1) }
}

fn third(values: &[i32]) -> i32 {
    values[2]
}
