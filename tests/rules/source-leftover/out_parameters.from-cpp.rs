fn divide(a: i32, b: i32, remainder: &mut i32) -> i32 { //! source-leftover: `remainder` is only there to be assigned; Rust returns the value, several as a tuple, a doubtful one as an `Option`
    *remainder = a % b;
    a / b
}

fn first(values: &[i32], found: &mut [i32]) { //! source-leftover: `found` is a slice of one element for the function to fill; Rust returns results, several as a tuple
    found[0] = values[1];
}

fn show() -> i32 {
    let mut rest = [0]; //! source-leftover: `rest` is a list of one element that stands for a variable; Rust returns results, or borrows with `&mut`
    let mut more = vec![0]; //! source-leftover
    first(&[1, 2], &mut rest);
    first(&[1, 2], &mut more);
    rest[0] + more[0]
}

fn count(total: &mut i32, values: &mut Vec<i32>) {
    *total += 1;
    values.push(*total);
}
