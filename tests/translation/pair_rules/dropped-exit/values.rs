fn shifted(letter: i32, key: i32) -> i32 {
    if letter < 26 {
        (letter + key) % 26
    } else {
        letter
    }
}
