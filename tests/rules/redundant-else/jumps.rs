fn jumps(rows: &[i32]) -> i32 {
    for row in rows {
        if *row > 3 {
            continue
        } else { //! redundant-else
            step();
        }
        if *row > 4 {
            break;
        } else if *row > 5 {
            step();
        } else {
            step();
        }
        if *row > 6 {
            break;
        } else if *row > 7 {
            continue;
        } else { //! redundant-else
            step();
        }
        if *row > 8 {
            if *row > 9 {
                return 1;
            } else { //! redundant-else
                break;
            }
        } else { //! redundant-else
            step();
        }
        if *row > 10 {
            panic!("too large");
        } else {
            step();
        }
    }
    let width = if rows.is_empty() { return 0 } else { 2 };
    match width {
        1 => if rows.is_empty() { return 3; } else { step(); },
        _ => {}
    }
    if width > 1 { return 2 } else { 3 } //! redundant-else
}
