fn rounds(count: i32) {
    for turn in 0..=count { //! loop-bounds: the original's loop has 1 iteration less than this one
        play(turn);
    }
}

fn steps(count: i32) {
    for turn in (0..count).step_by(2) {
        play(turn);
    }
}
