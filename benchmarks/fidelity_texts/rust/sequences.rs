use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, VecDeque};

pub fn reversed(text: &str) -> String {
    text.chars().rev().collect()
}

pub fn is_palindrome(text: &str) -> bool {
    let letters: Vec<char> = text.chars().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_lowercase()).collect();
    letters.iter().eq(letters.iter().rev())
}

pub fn vowels(text: &str) -> usize {
    text.chars().filter(|c| "aeiou".contains(*c)).count()
}

pub fn shifted(text: &str, by: u8) -> String {
    text.chars()
        .map(|c| if c.is_ascii_lowercase() { ((c as u8 - b'a' + by % 26) % 26 + b'a') as char } else { c })
        .collect()
}

pub fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

pub fn longest_word(text: &str) -> Option<&str> {
    text.split(' ').max_by_key(|word| word.len())
}

pub fn capitalized(text: &str) -> String {
    let mut out = String::new();
    for (i, word) in text.split(' ').enumerate() {
        if i > 0 { out.push(' '); }
        let mut letters = word.chars();
        if let Some(first) = letters.next() {
            out.extend(first.to_uppercase());
            out.push_str(letters.as_str());
        }
    }
    out
}

pub fn counted(text: &str) -> BTreeMap<char, usize> {
    let mut counts = BTreeMap::new();
    for c in text.chars() {
        *counts.entry(c).or_insert(0) += 1;
    }
    counts
}

pub fn most_common(text: &str) -> Option<(char, usize)> {
    let mut counts: HashMap<char, usize> = HashMap::new();
    for c in text.chars() {
        *counts.entry(c).or_default() += 1;
    }
    let mut pairs: Vec<(char, usize)> = counts.into_iter().collect();
    pairs.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    pairs.first().cloned()
}

pub fn grouped(words: Vec<String>) -> Vec<Vec<String>> {
    let mut groups: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for word in words {
        groups.entry(word.len()).or_insert_with(Vec::new).push(word);
    }
    groups.into_values().collect()
}

pub fn encoded(text: &str) -> String {
    let mut out = String::new();
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        let mut count = 1;
        while letters.peek() == Some(&c) {
            letters.next();
            count += 1;
        }
        if count > 1 { out.push_str(&count.to_string()); }
        out.push(c);
    }
    out
}

pub fn balanced(text: &str) -> bool {
    let mut stack = Vec::new();
    for c in text.chars() {
        match c {
            '(' | '[' | '{' => stack.push(c),
            ')' => if stack.pop() != Some('(') { return false; },
            ']' => if stack.pop() != Some('[') { return false; },
            '}' => if stack.pop() != Some('{') { return false; },
            _ => (),
        }
    }
    stack.is_empty()
}

pub fn common_prefix(words: Vec<String>) -> String {
    let Some(first) = words.first() else { return String::new() };
    let mut prefix = first.as_str();
    for word in &words {
        while !word.starts_with(prefix) {
            prefix = &prefix[..prefix.len() - 1];
        }
    }
    prefix.to_string()
}

pub fn parts(text: &str) -> Option<(String, String)> {
    let (before, after) = text.split_once('a')?;
    Some((before.to_owned(), after.to_uppercase()))
}

pub fn positions(text: &str, wanted: char) -> Vec<usize> {
    text.char_indices().filter(|(_, c)| *c == wanted).map(|(i, _)| i).collect()
}

pub fn found(text: &str, part: &str) -> (Option<usize>, Option<usize>, bool) {
    (text.find(part), text.rfind(part), text.ends_with(part))
}

pub fn trimmed(text: &str) -> (String, String, String) {
    (text.trim().into(), text.trim_start_matches('a').into(), text.trim_end_matches(|c: char| c == 'b').into())
}

pub fn replaced(text: &str) -> String {
    text.replace("a", "bb").replace('b', "")
}

pub fn digits_of(text: &str) -> u32 {
    text.chars().filter_map(|c| c.to_digit(16)).sum()
}

pub fn byte_sum(text: &str) -> u32 {
    text.bytes().map(|b| b as u32).sum()
}

pub fn hashed(text: &str) -> u32 {
    let mut hash: u32 = 5381;
    for byte in text.bytes() {
        hash = hash.wrapping_mul(33) ^ byte as u32;
    }
    hash
}

pub fn middle(text: &str) -> &str {
    let n = text.len();
    if n < 2 { text } else { &text[1..n - 1] }
}

pub fn nth_letter(text: &str, n: usize) -> Option<char> {
    text.chars().nth(n)
}

pub fn sorted_letters(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    letters.into_iter().collect()
}

pub fn zigzag(text: &str) -> String {
    text.chars().enumerate()
        .map(|(i, c)| if i % 2 == 0 { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() })
        .collect()
}

pub fn repeated(text: &str, times: usize) -> String {
    text.repeat(times % 5)
}

pub fn padded(text: &str, n: i32) -> String {
    format!("[{:>6}] [{:<6}] [{:^6}] {:05} {:+}", text, text, text, n, n)
}

pub fn decimals(x: f64) -> String {
    format!("{:.2} {:8.1} {} {:?}", x, x, x, x)
}

pub fn debugged(values: Vec<i32>, text: &str) -> String {
    format!("{:?} {:?} {:?} {:?}", values, text, Some(text), (1, 'x'))
}

pub fn ends_removed(text: &str) -> Option<&str> {
    text.strip_prefix('a')?.strip_suffix("b")
}

pub fn popped(text: &str) -> (String, Option<char>) {
    let mut text = text.to_string();
    let last = text.pop();
    text.insert(0, '<');
    (text, last)
}

pub fn cleared(text: &str) -> String {
    let mut out = String::from(text);
    if out.len() > 3 { out.truncate(3); } else { out.clear(); }
    out += "!";
    out
}

pub fn compared(a: &str, b: &str) -> i32 {
    match a.cmp(b) {
        std::cmp::Ordering::Less => -1,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => 1,
    }
}

pub fn edit_distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut previous = row[0];
        row[0] = i;
        for j in 1..=b.len() {
            let saved = row[j];
            row[j] = if a[i - 1] == b[j - 1] { previous } else { 1 + previous.min(row[j]).min(row[j - 1]) };
            previous = saved;
        }
    }
    row[b.len()]
}

pub fn unique(values: Vec<i32>) -> Vec<i32> {
    let mut seen = HashSet::new();
    values.into_iter().filter(|v| seen.insert(*v)).collect()
}

pub fn ordered_set(values: &[i32]) -> Vec<i32> {
    let set: BTreeSet<i32> = values.iter().cloned().collect();
    set.into_iter().collect()
}

pub fn shared(a: Vec<i32>, b: Vec<i32>) -> Vec<i32> {
    let a: HashSet<i32> = a.into_iter().collect();
    let b: HashSet<i32> = b.into_iter().collect();
    let mut both: Vec<i32> = a.intersection(&b).copied().collect();
    both.sort();
    both
}

pub fn two_sum(values: &[i32], wanted: i32) -> Option<(usize, usize)> {
    let mut seen = HashMap::new();
    for (i, &value) in values.iter().enumerate() {
        if let Some(&j) = seen.get(&(wanted - value)) {
            return Some((j, i));
        }
        seen.insert(value, i);
    }
    None
}

pub fn bubble(values: &mut Vec<i32>) -> usize {
    let mut swaps = 0;
    for i in 0..values.len() {
        for j in 0..values.len() - 1 - i {
            if values[j] > values[j + 1] {
                values.swap(j, j + 1);
                swaps += 1;
            }
        }
    }
    swaps
}

pub fn doubled(values: &mut Vec<i32>) {
    for value in values.iter_mut() {
        *value *= 2;
    }
}

pub fn rotated(values: Vec<i32>, by: usize) -> Vec<i32> {
    if values.is_empty() { return values; }
    let by = by % values.len();
    [&values[by..], &values[..by]].concat()
}

pub fn chunked(values: &[i32]) -> Vec<i32> {
    values.chunks(2).map(|chunk| chunk.iter().sum()).collect()
}

pub fn windows(values: &[i32]) -> Vec<i32> {
    values.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

pub fn split_parity(values: Vec<i32>) -> (Vec<i32>, Vec<i32>) {
    values.into_iter().partition(|v| v % 2 == 0)
}

pub fn any_and_all(values: &[i32]) -> (bool, bool, Option<usize>) {
    (values.iter().any(|&v| v > 3), values.iter().all(|v| *v >= 0), values.iter().position(|&v| v == 2))
}

pub fn flattened(values: Vec<Vec<i32>>) -> Vec<i32> {
    values.into_iter().flatten().collect()
}

pub fn taken(values: &[i32]) -> Vec<i32> {
    values.iter().skip(1).step_by(2).take(3).cloned().collect()
}

pub fn while_positive(values: &[i32]) -> (Vec<i32>, Vec<i32>) {
    (
        values.iter().take_while(|v| **v > 0).copied().collect(),
        values.iter().skip_while(|v| **v > 0).copied().collect(),
    )
}

pub fn largest_first(values: Vec<i32>) -> Vec<i32> {
    let mut heap = BinaryHeap::from(values);
    let mut out = Vec::new();
    while let Some(top) = heap.pop() {
        out.push(top);
    }
    out
}

pub fn breadth_first(edges: Vec<Vec<usize>>) -> Vec<usize> {
    let n = edges.len();
    let mut seen = vec![false; n];
    let mut order = Vec::new();
    let mut queue = VecDeque::new();
    if n > 0 {
        queue.push_back(0);
        seen[0] = true;
    }
    while let Some(node) = queue.pop_front() {
        order.push(node);
        for &next in &edges[node] {
            let next = next % n;
            if !seen[next] {
                seen[next] = true;
                queue.push_back(next);
            }
        }
    }
    order
}

pub fn search(values: Vec<i32>, wanted: i32) -> Result<usize, usize> {
    let mut values = values;
    values.sort();
    values.dedup();
    values.binary_search(&wanted)
}

pub fn binary_search(values: Vec<i32>, wanted: i32) -> i32 {
    let mut values = values;
    values.sort();
    let (mut low, mut high) = (0i32, values.len() as i32 - 1);
    while low <= high {
        let middle = low + (high - low) / 2;
        if values[middle as usize] < wanted { low = middle + 1; } else { high = middle - 1; }
    }
    low
}

pub fn merged(a: Vec<i32>, b: Vec<i32>) -> Vec<i32> {
    let (mut a, mut b) = (a, b);
    a.sort();
    b.sort();
    let (mut i, mut j) = (0, 0);
    let mut out = Vec::with_capacity(a.len() + b.len());
    while i < a.len() && j < b.len() {
        if a[i] <= b[j] { out.push(a[i]); i += 1; } else { out.push(b[j]); j += 1; }
    }
    out.extend_from_slice(&a[i..]);
    out.extend(b[j..].iter());
    out
}

pub fn quick(values: &[i32]) -> Vec<i32> {
    if values.len() <= 1 { return values.to_vec(); }
    let pivot = values[0];
    let less: Vec<i32> = values[1..].iter().filter(|v| **v < pivot).cloned().collect();
    let more: Vec<i32> = values[1..].iter().filter(|&&v| v >= pivot).cloned().collect();
    let mut out = quick(&less);
    out.push(pivot);
    out.extend(quick(&more));
    out
}

pub fn permutations(values: Vec<i32>) -> Vec<Vec<i32>> {
    fn go(values: &mut Vec<i32>, k: usize, out: &mut Vec<Vec<i32>>) {
        if k == values.len() {
            out.push(values.clone());
            return;
        }
        for i in k..values.len() {
            values.swap(k, i);
            go(values, k + 1, out);
            values.swap(k, i);
        }
    }
    let mut values: Vec<i32> = values.into_iter().take(4).collect();
    let mut out = Vec::new();
    go(&mut values, 0, &mut out);
    out
}

pub fn removed(values: Vec<i32>, n: usize) -> (Vec<i32>, i32) {
    let mut values = values;
    let taken = values.remove(n);
    values.insert(0, 7);
    (values, taken)
}

pub fn drained(values: Vec<i32>) -> (Vec<i32>, Vec<i32>) {
    let mut values = values;
    let half = values.len() / 2;
    let front: Vec<i32> = values.drain(..half).collect();
    (front, values)
}

pub fn retained(values: Vec<i32>) -> Vec<i32> {
    let mut values = values;
    values.retain(|v| v % 3 != 0);
    values.truncate(4);
    values.resize(5, -1);
    values
}

pub fn parsed(texts: Vec<String>) -> Result<Vec<i32>, std::num::ParseIntError> {
    texts.iter().map(|t| t.parse::<i32>()).collect()
}

pub fn by_length(words: Vec<String>) -> Vec<String> {
    let mut words = words;
    words.sort_by_key(|w| std::cmp::Reverse(w.len()));
    words
}

pub fn sorted_descending(values: Vec<i32>) -> Vec<i32> {
    let mut values = values;
    values.sort_by(|a, b| b.cmp(a));
    values
}

pub fn floats_sorted(values: Vec<f64>) -> Vec<f64> {
    let mut values = values;
    values.sort_by(|a, b| a.partial_cmp(b).unwrap());
    values
}

pub fn largest_float(values: &[f64]) -> f64 {
    values.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
}

pub fn nearest(values: &[i32], to: i32) -> Option<i32> {
    values.iter().min_by_key(|v| (**v as i64 - to as i64).abs()).copied()
}

pub fn counter(values: &[i32]) -> Vec<(i32, usize)> {
    let mut counts: BTreeMap<i32, usize> = BTreeMap::new();
    for value in values {
        counts.entry(*value).and_modify(|n| *n += 1).or_insert(1);
    }
    counts.iter().map(|(k, v)| (*k, *v)).collect()
}

pub fn first_last(values: &[i32]) -> Option<(i32, i32)> {
    match values {
        [] => None,
        [only] => Some((*only, *only)),
        [first, .., last] => Some((*first, *last)),
    }
}

pub fn options(a: Option<i32>, b: i32) -> i32 {
    a.map(|v| v + 1).filter(|v| v % 2 == 0).unwrap_or(b)
}

pub fn or_else(values: &[i32], n: usize) -> i32 {
    values.get(n).copied().or_else(|| values.last().copied()).unwrap_or_default()
}

pub fn closures(n: i32) -> i32 {
    let add = |x: i32| x + n % 100;
    let twice = |f: &dyn Fn(i32) -> i32, x: i32| f(f(x));
    twice(&add, 3)
}

pub fn bits_of(n: u8) -> Vec<bool> {
    (0..8).rev().map(|i| n >> i & 1 == 1).collect()
}

pub fn matrix_product(a: Vec<Vec<i32>>) -> Vec<Vec<i64>> {
    let n = a.len();
    if a.iter().any(|row| row.len() != n) { return Vec::new(); }
    let mut c = vec![vec![0i64; n]; n];
    for i in 0..n {
        for j in 0..n {
            for k in 0..n {
                c[i][j] += a[i][k] as i64 * a[k][j] as i64;
            }
        }
    }
    c
}

pub fn unzipped(values: &[i32]) -> (Vec<usize>, Vec<i32>) {
    values.iter().enumerate().map(|(i, v)| (i, v * 2)).unzip()
}

pub fn swapped(a: i32, b: i32) -> (i32, i32) {
    let (mut a, mut b) = (a, b);
    std::mem::swap(&mut a, &mut b);
    let old = std::mem::replace(&mut a, 5);
    (old, a + b % 10)
}
