//= from java
impl Shelf {
    fn get_rows(&self) -> u32 { self.rows } //! getter
    fn get_all(&self) -> u32 { self.rows + 1 } //? getter
}
fn f(ready: bool, other: bool, mut rows: Rows, mut sum: u32) -> bool {
    if rows.len() == 0 { //! length-zero -> if rows.is_empty() {
        g(1);
    }
    if rows.len() == 1 { //? length-zero
        g(2);
    }
    if (ready) { //! parenthesised-condition -> if ready {
        g(3);
    }
    if (ready) || other { //? parenthesised-condition
        g(4);
    }
    if ready == true { //! equals-boolean
        g(5);
    }
    if ready == other { //? equals-boolean
        g(6);
    }
    sum = sum + 1; //! spelled-out-update -> sum += 1;
    sum = 1 + sum; //? spelled-out-update
    let saved = rows.first; //! swap-with-temporary
    rows.first = rows.last;
    rows.last = saved;
    let kept = rows.first; //? swap-with-temporary
    rows.first = rows.last;
    rows.next = kept;
    g(rows.next().unwrap()); //! unwrap-as-exception
    g(rows.next().unwrap_or(1)); //? unwrap-as-exception
    g(rows[sum as usize]); //! index-of-usize
    g(sum as usize); //? index-of-usize
    let open = if ready { true } else { false }; //! boolean-branches
    let shut = if ready { true } else { other }; //? boolean-branches
    return open || shut; //! needless-return -> open || shut
}
fn h(ready: bool) -> u32 {
    if ready {
        return (3 + 4); //! parenthesised-return -> return 3 + 4;
    }
    if !ready {
        return (3 + 4) * 2; //? parenthesised-return needless-return
    }
    1
}
fn i(rows: &Vec<u32>) -> u32 { 1 } //! reference-to-container
fn j(rows: &[u32]) -> u32 { 1 } //? reference-to-container
