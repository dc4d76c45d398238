use std::collections::HashMap;

fn bindings(numbers: &Vec<i32>, size: usize) -> i32 {
    let fixed = 5;
    fixed = 6; //! `fixed` keeps its value: it was bound without `mut`
    let total = 0;
    for number in numbers {
        total += number; //! `total` keeps its value: it was bound without `mut`
    }
    let later;
    later = 3;
    let mut open = 1;
    open += later;
    let fixed = open;
    {
        let mut fixed = 3;
        fixed += 1;
    }
    match numbers.get(0) {
        Some(first) => open = *first,
        None => {}
    }
    return fixed + open + size as i32;
}

fn mixing(numbers: &[i64], at: i32, size: usize, mean: f64) -> f64 {
    let sum = at + size; //! `+` cannot take a `i32` and a `usize`
    let twice = mean * 2; //! `*` cannot take a `f64` and a `untyped`
    let half = mean * 0.5 + 1.0;
    let wide: i64 = at; //! a `i32` cannot be taken as the `i64` that `wide` is
    let whole: f64 = 3; //! a `untyped` cannot be taken as the `f64` that `whole` is
    let first = numbers[at]; //! an index has to be an `usize`, this is a `i32`
    let second = numbers[at as usize] + numbers[size - 1];
    let part = &numbers[1..size];
    if size { //! the condition is a `usize`, not a `bool`
        return half;
    }
    while at > 0 && size > 1 {
        break;
    }
    for index in 0..numbers.len() {
        let moved = index + at; //! `+` cannot take a `usize` and a `i32`
        let value = numbers[index] + 1;
    }
    for each in size { //! a `usize` cannot be walked element by element
        break;
    }
    let mut largest = 0;
    largest = numbers[0].max(largest);
    return half + whole;
}

fn texts(text: &str, owned: String, letter: char, table: &HashMap<String, i32>) -> String {
    let size = text.len; //! `len` is a method: it has to be called
    let name: String = "abc"; //! a `str` cannot be taken as the `String` that `name` is
    let shown: &str = &owned;
    let one: char = "a"; //! a `str` cannot be taken as the `char` that `one` is
    if letter == "a" { //! `==` cannot take a `char` and a `str`
        return "a"; //! a `str` cannot be taken as the `String` that the result is
    }
    if text == owned || letter == 'a' || table["a"] > 3 {
        return owned + text;
    }
    let digit = text.as_bytes()[0] - b'0' + b'a';
    return text[1..3].to_string();
}
