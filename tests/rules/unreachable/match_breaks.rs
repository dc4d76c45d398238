fn last(steps: &mut Steps) -> i32 {
    loop {
        match steps.next() {
            Some(step) => walk(step),
            None => break,
        }
    }
    steps.total()
}

fn first(steps: &mut Steps) -> i32 {
    loop {
        match steps.next() {
            Some(step) => walk(step),
            None => return 0,
        }
    }
    steps.total()  //! unreachable
}
