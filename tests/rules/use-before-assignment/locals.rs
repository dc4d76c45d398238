fn add(ready: bool) -> i32 {
    let width: i32;
    let area = width * 2; //! use-before-assignment
    let height;
    if ready {
        height = 1;
    } else {
        height = 2;
    }
    let (left, right) = (height, area);
    left + right
}
