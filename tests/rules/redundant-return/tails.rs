fn last(ready: bool) -> bool {
    if ready {
        return true;
    }
    return false; //! redundant-return: unnecessary `return false`: execution continues there anyway
}

fn both(ready: bool) -> u8 {
    if ready {
        return 1; //! redundant-return
    } else {
        return 2; //! redundant-return
    }
}

fn arms(size: u8) -> bool {
    match size {
        0 => return false, //! redundant-return
        1 => {
            if odd() {
                return true;
            }
            false
        }
        _ => {
            return true; //! redundant-return
        }
    }
}

fn nothing(size: u8) {
    match size {
        0 => (),
        _ => return, //! redundant-return
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
    let short = || return true; //! redundant-return
    let long = || {
        return true; //! redundant-return
    };
}
