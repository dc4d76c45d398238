fn area(width: i32, height: i32) -> i32 {
    let result = width * height; //! redundant-variable
    result
}

fn returned(width: i32) -> i32 {
    let result = width * 2; //! redundant-variable
    return result;
}

fn typed(text: &str) -> Vec<char> {
    let letters: Vec<char> = text.chars().collect();
    letters
}
