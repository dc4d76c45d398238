fn plain() {
    step();
    return; //! redundant-return
}

fn looping() {
    loop {
        step();
        continue; //! redundant-return
    }
}

fn valued() -> i32 {
    return 1; //! redundant-return
}
