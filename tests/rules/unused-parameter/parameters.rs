trait Shape {
    fn sides(&self, start: i32) -> i32;
}

fn area(width: i32, mut height: i32, depth: i32, _spare: i32) -> i32 { //! unused-parameter: parameter `depth` is never used
    height = width - height;
    (0..3).map(|side| height).sum() //! unused-parameter
}
