fn name(first: Option<u32>, second: Option<u32>) -> u32 {
    if let Some(value) = first {
        report(value);
        value + 1
    } else if let Some(value) = second {
        report(value);
        value + 1
    } else {
        0
    }
}
