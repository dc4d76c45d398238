// A `let` that makes a new variable from the old one reads the old one.
pub fn size(data: &[u8]) -> usize {
    let data = data.len();
    data
}

pub fn first(node: Option<u32>, rest: Vec<u32>) -> u32 {
    let Some(node) = node else { return 0 };
    for rest in rest.iter() {
        return node + rest;
    }
    node
}

pub fn found(value: Option<u32>) -> u32 {
    if let Some(value) = value {
        return value;
    }
    0
}

pub fn replaced(data: &[u8]) -> usize { //! unused-parameter
    let data = 3;
    data
}
