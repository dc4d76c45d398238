fn sign(x: i32) -> i32 {
    if x > 0 {
        return 1;
    } else {
        panic!("negative");
    }
    0 //! unreachable
}

fn kind(value: Option<i32>) -> i32 {
    let Some(inner) = value else {
        return 0;
    };
    let positive = inner > 0 || return 1;
    match inner {
        1 => return 2,
        _ => unreachable!(),
    }
    helper(); //! unreachable
    fn helper() {}
}

fn wait() -> i32 {
    loop {
        if ready() {
            break;
        }
        continue;
        step(); //! unreachable
    }
    let later = || return 3;
    loop {
        step();
    }
    later() //! unreachable
}
