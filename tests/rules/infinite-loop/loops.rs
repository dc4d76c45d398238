fn count(rows: &[i32]) {
    let i = 0;
    while i < 10 { //! infinite-loop
        show(rows[i]);
    }
    let mut j = 0;
    while j < 10 {
        j += 1;
    }
    loop {
        serve();
    }
}
