fn count(names: &[String]) -> usize {
    let mut total = 0;
    let first;
    first = 1;
    let step = 1;
    let step = step + first;
    for name in names {
        total += name.len() * step;
    }
    let wrong = 0;
    wrong += 1; //! reassigned-constant: `wrong` is a constant and cannot be assigned again
    total
}
