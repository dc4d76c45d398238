fn first(found: Option<i32>) {
    loop { //! unreachable-loop
        'part: {
            if found.is_none() {
                break 'part;
            }
            step();
        }
        break;
    }
    'rounds: loop {
        'part: {
            if found.is_none() {
                continue 'rounds;
            }
            break 'part;
        }
        break;
    }
}
