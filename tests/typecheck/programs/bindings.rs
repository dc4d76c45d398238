use std::collections::HashMap;

fn bindings(numbers: &Vec<i32>, size: usize) -> i32 {
    let fixed = 5;
    fixed = 6; //! cannot assign twice to `fixed`: it is not `mut`
    let total = 0;
    for number in numbers {
        total += number; //! cannot assign twice to `total`: it is not `mut`
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
    let sum = at + size; //! `+` cannot be applied to `i32` and `usize`
    let twice = mean * 2; //! `*` cannot be applied to `f64` and `untyped`
    let half = mean * 0.5 + 1.0;
    let wide: i64 = at; //! `i32` is not assignable to `wide` of type `i64`
    let whole: f64 = 3; //! `untyped` is not assignable to `whole` of type `f64`
    let first = numbers[at]; //! an index must be an `usize`, not a `i32`
    let second = numbers[at as usize] + numbers[size - 1];
    let part = &numbers[1..size];
    if size { //! the condition is a `usize`, not a `bool`
        return half;
    }
    while at > 0 && size > 1 {
        break;
    }
    for index in 0..numbers.len() {
        let moved = index + at; //! `+` cannot be applied to `usize` and `i32`
        let value = numbers[index] + 1;
    }
    for each in size { //! a `usize` is not iterable
        break;
    }
    let mut largest = 0;
    largest = numbers[0].max(largest);
    return half + whole;
}

fn texts(text: &str, owned: String, letter: char, table: &HashMap<String, i32>) -> String {
    let size = text.len; //! `len` is a method and must be called
    let name: String = "abc"; //! `str` is not assignable to `name` of type `String`
    let shown: &str = &owned;
    let one: char = "a"; //! `str` is not assignable to `one` of type `char`
    if letter == "a" { //! `==` cannot be applied to `char` and `str`
        return "a"; //! `str` is not assignable to the result of type `String`
    }
    if text == owned || letter == 'a' || table["a"] > 3 {
        return owned + text;
    }
    let digit = text.as_bytes()[0] - b'0' + b'a';
    return text[1..3].to_string();
}
