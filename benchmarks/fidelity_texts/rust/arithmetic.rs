pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn lcm(a: u64, b: u64) -> u64 {
    if a == 0 || b == 0 { return 0; }
    a / gcd(a, b) * b
}

pub fn factorial(n: u32) -> u64 {
    (1..=n as u64).product()
}

pub fn is_prime(n: u32) -> bool {
    if n < 2 { return false; }
    let mut i = 2;
    while i * i <= n {
        if n % i == 0 { return false; }
        i += 1;
    }
    true
}

pub fn primes_up_to(n: usize) -> Vec<usize> {
    let n = n.min(500);
    let mut sieve = vec![true; n + 1];
    let mut found = Vec::new();
    for i in 2..=n {
        if sieve[i] {
            found.push(i);
            let mut j = i * i;
            while j <= n {
                sieve[j] = false;
                j += i;
            }
        }
    }
    found
}

pub fn fibonacci(n: u32) -> u64 {
    let (mut a, mut b) = (0u64, 1u64);
    for _ in 0..n.min(80) {
        let next = a + b;
        a = b;
        b = next;
    }
    a
}

pub fn power_mod(base: u64, exponent: u64, modulus: u64) -> u64 {
    if modulus == 0 { return 0; }
    let mut result = 1 % modulus;
    let mut base = base % modulus;
    let mut exponent = exponent;
    while exponent > 0 {
        if exponent & 1 == 1 { result = result * base % modulus; }
        base = base * base % modulus;
        exponent >>= 1;
    }
    result
}

pub fn collatz(n: u64) -> usize {
    let mut n = if n == 0 { 1 } else { n % 1000 + 1 };
    let mut steps = 0;
    while n != 1 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    steps
}

pub fn digit_sum(n: i64) -> u32 {
    n.abs().to_string().chars().map(|c| c.to_digit(10).unwrap()).sum()
}

pub fn reverse_digits(n: u32) -> u32 {
    let mut n = n % 100000;
    let mut result = 0;
    while n > 0 {
        result = result * 10 + n % 10;
        n /= 10;
    }
    result
}

pub fn count_bits(n: u32) -> u32 {
    n.count_ones() + n.leading_zeros() * 100 + n.trailing_zeros()
}

pub fn mean(values: &[f64]) -> Option<f64> {
    if values.is_empty() { return None; }
    Some(values.iter().sum::<f64>() / values.len() as f64)
}

pub fn largest(values: &[i32]) -> Option<i32> {
    values.iter().copied().max()
}

pub fn second_largest(values: &[i32]) -> Option<i32> {
    let mut best = None;
    let mut second = None;
    for &value in values {
        match best {
            None => best = Some(value),
            Some(top) if value > top => {
                second = best;
                best = Some(value);
            }
            Some(top) if value < top => match second {
                Some(other) if other >= value => {}
                _ => second = Some(value),
            },
            _ => {}
        }
    }
    second
}

pub fn clamp_all(values: Vec<i32>, low: i32, high: i32) -> Vec<i32> {
    let (low, high) = if low <= high { (low, high) } else { (high, low) };
    values.into_iter().map(|v| v.clamp(low, high)).collect()
}

pub fn running_total(values: &[i32]) -> Vec<i64> {
    values.iter().scan(0i64, |state, &v| { *state += v as i64; Some(*state) }).collect()
}

pub fn dot(a: &[i32], b: &[i32]) -> i64 {
    a.iter().zip(b.iter()).map(|(x, y)| *x as i64 * *y as i64).sum()
}

pub fn wrapping(a: i32, b: i32) -> i32 {
    a.wrapping_mul(31).wrapping_add(b).wrapping_sub(7)
}

pub fn checked(a: i32, b: i32) -> Option<i32> {
    a.checked_mul(b)?.checked_add(1)
}

pub fn checked_division(a: i32, b: i32) -> Option<(i32, i32)> {
    Some((a.checked_div(b)?, a.checked_rem(b)?))
}

pub fn saturating(a: u8, b: u8) -> (u8, u8) {
    (a.saturating_add(b), a.saturating_sub(b))
}

pub fn overflowing(a: u8, b: u8) -> (u8, bool) {
    a.overflowing_add(b)
}

pub fn difference(a: usize, b: usize) -> usize {
    a - b
}

pub fn distance(a: u32, b: u32) -> u32 {
    a.abs_diff(b)
}

pub fn divide(a: i32, b: i32) -> i32 {
    a / b + a % b
}

pub fn euclid(a: i32, b: i32) -> (i32, i32) {
    if b == 0 { return (0, 0); }
    (a.div_euclid(b), a.rem_euclid(b))
}

pub fn casts(n: i32) -> (u8, i8, u16, u64, f64) {
    (n as u8, n as i8, n as u16, n as u64, n as f64)
}

pub fn float_casts(x: f64) -> (i32, u8, i64) {
    (x as i32, x as u8, x as i64)
}

pub fn shifts(n: u32, by: u32) -> (u32, u32) {
    let by = by % 32;
    (n << by, n >> by)
}

pub fn bits(a: i32, b: i32) -> (i32, i32, i32, i32) {
    (a & b, a | b, a ^ b, !a)
}

pub fn root(n: u64) -> u64 {
    (n as f64).sqrt() as u64
}

pub fn rounds(x: f64) -> (f64, f64, f64, f64) {
    (x.round(), x.floor(), x.ceil(), x.trunc())
}

pub fn hypotenuse(a: f64, b: f64) -> f64 {
    (a.powi(2) + b * b).sqrt()
}

pub fn triangle(n: i32) -> i32 {
    let n = n.abs() % 100;
    (1..=n).fold(0, |sum, each| sum + each)
}

pub fn parity(n: i32) -> &'static str {
    match n % 2 { 0 => "even", 1 => "odd", _ => "negative odd" }
}

pub fn size_of(n: i32) -> String {
    match n {
        i32::MIN..=-1 => "negative".to_string(),
        0 => "zero".to_string(),
        1..=9 => format!("digit {}", n),
        _ if n % 100 == 0 => format!("{} hundreds", n / 100),
        _ => String::from("large"),
    }
}

pub fn roman(n: u32) -> String {
    let mut n = n % 4000;
    let table = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
        (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut text = String::new();
    for (value, letters) in table.iter() {
        while n >= *value {
            text.push_str(letters);
            n -= value;
        }
    }
    text
}

pub fn to_binary(n: u32) -> String {
    format!("{:b} {:08b} {:x} {:#X} {:o}", n, n, n, n, n)
}

pub fn first_loop(n: u32) -> u32 {
    let mut counter = 0;
    let found = loop {
        counter += 3;
        if counter > n % 50 { break counter * 2; }
    };
    found
}

pub fn labelled(n: usize) -> usize {
    let mut count = 0;
    'outer: for i in 0..n.min(20) {
        for j in 0..n.min(20) {
            if i * j > 20 { break 'outer; }
            if j > i { continue 'outer; }
            count += 1;
        }
    }
    count
}

pub fn pascal(n: usize) -> Vec<Vec<u32>> {
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for i in 0..n % 12 {
        let mut row = vec![1; i + 1];
        for j in 1..i {
            row[j] = rows[i - 1][j - 1] + rows[i - 1][j];
        }
        rows.push(row);
    }
    rows
}

pub fn transpose(matrix: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
    if matrix.is_empty() { return vec![]; }
    let width = matrix.iter().map(|row| row.len()).min().unwrap_or(0);
    (0..width).map(|c| matrix.iter().map(|row| row[c]).collect()).collect()
}

pub fn knapsack(weights: &[u32], capacity: usize) -> u32 {
    let capacity = capacity % 60;
    let mut best = vec![0u32; capacity + 1];
    for &weight in weights {
        let w = weight as usize % 20 + 1;
        for c in (w..=capacity).rev() {
            best[c] = best[c].max(best[c - w] + w as u32);
        }
    }
    best[capacity]
}

pub fn parse_number(text: &str) -> Result<i32, String> {
    text.trim().parse::<i32>().map_err(|_| format!("bad {}", text))
}

pub fn sum_of_texts(texts: Vec<String>) -> Option<i64> {
    let mut sum = 0;
    for text in &texts {
        let value: i64 = text.parse().ok()?;
        sum += value;
    }
    Some(sum)
}
