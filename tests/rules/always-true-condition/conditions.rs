fn price(code: i32, size: i32, found: Option<i32>) -> i32 {
    if size == size { //! always-true-condition
        return 1;
    }
    if true { //! always-true-condition
        return 2;
    }
    if let Some(found) = found {
        return found;
    }
    if code == size { 3 } else { 4 }
}
