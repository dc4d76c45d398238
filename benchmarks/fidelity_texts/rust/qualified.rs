pub fn a(n: i32) -> i32 { i32::pow(n % 10, 2) + i32::abs(n) }
pub fn b(v: Vec<i32>) -> Vec<String> { v.iter().map(ToString::to_string).collect() }
pub fn c(v: Vec<i32>) -> i32 { v.into_iter().map(i32::abs).fold(0, i32::max) }
pub fn d(s: &str) -> Vec<String> { s.split(' ').map(str::to_uppercase).map(String::from).collect() }
pub fn e(s: &str) -> usize { s.chars().filter(|c| char::is_alphabetic(*c)).count() + str::len(s) }
pub fn f(x: f64) -> f64 { f64::max(x, 2.0) + f64::sqrt(4.0) + f64::from(3) + f64::powi(x, 2) }
pub fn h(s: &str) -> u32 { s.chars().filter_map(|c| c.to_digit(10)).sum::<u32>() + u32::from(s.is_empty()) + u32::from('a') }
