fn sign(x: i32) -> i32 {
    if x > 0 {
        return 1;
    } else { //! redundant-else
        step();
    }
    if x < 0 {
        step()
    } else {
        step();
    }
    0
}
