#[allow(unused_variables)]
fn kept() {
    let first = next();
}

fn in_part() {
    #[allow(unused)]
    let first = next();
    let second = next(); //! unused-variable
}

mod inner {
    #![allow(unused_variables)]

    fn kept() {
        let first = next();
    }
}

#[inline]
fn plain() {
    let first = next(); //! unused-variable
}
