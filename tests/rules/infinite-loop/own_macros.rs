fn skip(text: &str) -> usize {
    let mut count = 0;
    let mut chars = text.chars();
    macro_rules! step {
        () => {
            match chars.next() {
                Some(' ') => count += 1,
                _ => break,
            }
        };
    }
    loop {
        step!();
        step!();
    }
    count
}
