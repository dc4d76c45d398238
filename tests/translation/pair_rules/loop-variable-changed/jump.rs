fn jump(n: i32) -> i32 {
    let mut steps = 0;
    for mut i in 0..n {
        i += steps; //! loop-variable-changed
        steps += 1;
    }
    steps
}
