fn last(ready: bool) -> bool {
    if ready {
        return true;
    }
    false
}

fn both(ready: bool) -> u8 {
    if ready {
        1
    } else {
        2
    }
}

fn arms(size: u8) -> bool {
    match size {
        0 => false,
        1 => {
            if odd() {
                return true;
            }
            false
        }
        _ => {
            true
        }
    }
}

fn nothing(size: u8) {
    match size {
        0 => (),
        _ => return,
    }
}

fn wrapped(size: Option<u8>) -> Option<u8> {
    Some(match size {
        None => return None,
        Some(known) => known + 1,
    })
}

fn in_loops(sizes: &[u8]) -> u8 {
    for size in sizes {
        let next = match size {
            0 => continue,
            other => other + 1,
        };
    }
    while odd() {
        return 2;
    }
    3
}

fn closures() {
    let short = || true;
    let long = || {
        true
    };
}
