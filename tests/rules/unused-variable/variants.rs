use std::cmp::Ordering::*;

fn sign(mut items: std::vec::IntoIter<i32>, order: std::cmp::Ordering) -> i32 {
    if let None = items.next() {
        return 1;
    }
    if let Less = order {
        return 2;
    }
    if let rest = items.next() {  //! unused-variable (information): `rest` is assigned but never used
        return 3;
    }
    4
}

fn main() {
    println!("{}", sign(vec![1].into_iter(), Less));
}
