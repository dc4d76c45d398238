fn shown() {
    let mut count = 1;
    println!("{count}");
    count = 3; //! redundant-assignment: the value assigned to `count` is never read
}

fn labelled() {
    let mut text = String::new(); //! redundant-assignment
    text = "a".to_string();
    println!("{text:?} {{braces}}");
}

fn padded(width: usize) {
    let mut digits = 2;
    println!("{:>width$.digits$}", 1.5);
    digits = 3;
    println!("{:.digits$}", 1.5);
}

fn logged() {
    let mut count = 1;
    info!("{count}");
    count = 3;
}

fn passed(mut limit: i32) -> i32 { //! redundant-assignment (information): the argument `limit` is overwritten before it is read
    limit = 3;
    limit
}

fn bounded(mut limit: i32) -> i32 {
    if limit > 3 {
        limit = 3;
    }
    limit
}

fn chosen(found: Option<i32>) -> i32 {
    let mut result = 0; //! redundant-assignment
    match found {
        Some(value) => result = value,
        None => result = -1,
    }
    result
}

fn chosen_at_times(found: i32) -> i32 {
    let mut result = 0;
    match found {
        1 => result = 3,
        2 => {}
        _ => result = -1,
    }
    result
}
