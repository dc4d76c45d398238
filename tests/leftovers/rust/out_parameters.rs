//= from c
fn f(found: &mut u32) { //! reference-out-parameter
    *found = 3;
}
fn g(found: &mut u32) { //? reference-out-parameter
    *found += 3;
}
fn h(found: &mut [u32]) { //! slice-out-parameter
    found[0] = 3;
}
fn i(found: &mut [u32]) { //? slice-out-parameter
    found[0] = 3;
    found[1] = 4;
}
fn j() -> u32 {
    let mut found = [0]; //! one-element-vector
    h(&mut found);
    let mut rows = [0, 1]; //? one-element-vector
    i(&mut rows);
    found[0] + rows[1]
}
