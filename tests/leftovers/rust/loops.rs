//= from java
fn f(rows: Rows, walk: Walk) {
    for i in 0..rows.len() { //! index-loop
        g(rows[i]);
    }
    for i in 1..rows.len() { //? index-loop
        g(rows[i]);
    }
    while walk.has_next() { //! manual-iterator
        g(walk.step());
    }
    while walk.has_room() { //? manual-iterator
        g(walk.step());
    }
    let mut place = 0;
    while place < 3 { //! counting-while
        g(place);
        place += 1;
    }
    let mut other = 0;
    while other < 3 { //? counting-while
        other += 1;
        g(other);
    }
    let mut steps = rows.iter();
    while let Some(step) = steps.next() { //! next-until-none
        g(step);
    }
    let mut more = rows.iter();
    g(more.next());
    while let Some(step) = more.next() { //? next-until-none
        g(step);
    }
    loop {
        match more.next() { //! match-on-next
            Some(step) => g(step),
            None => break,
        }
    }
    loop {
        match more.peek() { //? match-on-next
            Some(step) => g(step),
            None => break,
        }
    }
    while true { //! while-true -> loop {
        g(1);
    }
}
fn h(ready: bool) {
    while ready { //? while-true
        g(1);
    }
}
impl Walk {
    fn has_next(&self) -> bool { true } //! iterator-method
    fn has_next_to(&self) -> bool { true } //? iterator-method
}
