use std::io::{self, BufRead};

fn main() {
    let stdin = io::stdin();
    let mut lines = stdin.lock().lines();
    let key: i32 = lines.next().unwrap().unwrap().parse().unwrap();
    println!("{}", key * 2);
}
