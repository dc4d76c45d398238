impl Rows {
    fn has_next(&self) -> bool { //! source-leftover: `has_next` is a step of another language's iterators; Rust's have `next` alone, which gives an `Option`
        self.place < 3
    }
}

fn drain(rows: &mut Rows, names: &[String], mut words: Words) {
    while rows.has_next() { //! source-leftover: `rows.has_next()` advances an iterator manually; Rust's `for` does it
        show(rows.next());
    }
    let mut each = names.iter();
    while let Some(name) = each.next() { //! source-leftover
        show(name);
    }
    let mut pairs = names.iter();
    while let Some(name) = pairs.next() {
        show(name, pairs.next());
    }
    loop {
        match words.next() { //! source-leftover: `words.next()` is called by hand until it gives nothing; `for` does it, or `while let` where the loop needs the iterator
            Some(word) => show(word),
            None => break,
        }
    }
    let mut i = 0;
    while i < 10 { //! source-leftover: a `while` loop that counts `i` up; Rust's `for i in 0..` says so
        show(i);
        i += 1;
    }
    let mut j = 0;
    while j < 10 {
        show(j);
        j += 1;
    }
    show(j);
}
