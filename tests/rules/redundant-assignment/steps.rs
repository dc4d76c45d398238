fn area(width: i32, height: i32) -> i32 {
    let result = width * height;
    result //! redundant-assignment: `result` only carries a value from the previous statement
}

fn returned(width: i32) -> i32 {
    let result = width * 2;
    return result;
}

fn typed(text: &str) -> Vec<char> {
    let letters: Vec<char> = text.chars().collect();
    letters
}

fn explained() -> Vec<usize> {
    let sizes = Vec::new();

    // Nothing is known of them yet.

    sizes
}

fn allowed(wide: i16) -> u16 {
    #[allow(clippy::cast_sign_loss)]
    let narrow = wide as u16;
    narrow
}

fn conditional() -> i32 {
    let answer = 5;
    #[cfg(debug_assertions)]
    answer
}

fn in_block(ready: bool) -> i32 {
    if ready {
        let answer = 5;
        answer //! redundant-assignment
    } else {
        0
    }
}

fn captured(count: i32) -> i32 {
    let next = || count + 1;
    let after = next();
    after //! redundant-assignment
}
