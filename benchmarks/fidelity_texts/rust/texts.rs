use std::collections::{BTreeMap, HashMap};
fn reversed(s: &str) -> String { s.chars().rev().collect() }
fn cased(s: &str) -> String { s.to_uppercase() + &s.to_lowercase() }
fn palindrome(s: &str) -> bool { let t: Vec<char> = s.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect(); t.iter().eq(t.iter().rev()) }
fn vowels(s: &str) -> usize { s.chars().filter(|c| "aeiou".contains(*c)).count() }
fn counts(s: &str) -> BTreeMap<char, i32> { let mut m = BTreeMap::new(); for c in s.chars() { *m.entry(c).or_insert(0) += 1; } m }
fn unique(s: &str) -> Option<char> { s.chars().find(|&c| s.chars().filter(|&d| d == c).count() == 1) }
fn words(s: &str) -> Vec<String> { s.split_whitespace().map(|w| w.to_string()).collect() }
fn split(s: &str) -> Vec<&str> { s.split('a').collect() }
fn split_by(s: &str) -> Vec<String> { s.split(|c: char| !c.is_alphabetic()).filter(|p| !p.is_empty()).map(String::from).collect() }
fn trimmed(s: &str) -> String { format!("{}|{}|{}", s.trim(), s.trim_start(), s.trim_end()) }
fn replaced(s: &str) -> String { s.replace("a", "xy").replace('b', "") }
fn tests(s: &str, t: &str) -> Vec<bool> { vec![s.starts_with(t), s.ends_with(t), s.contains(t), s == t, s < t, s.is_empty()] }
fn positions(s: &str) -> (Option<usize>, Option<usize>) { (s.find('a'), s.rfind("b")) }
fn sliced(s: &str, i: usize, j: usize) -> String { s[i..j].to_string() }
fn at(s: &str, i: usize) -> Option<char> { s.chars().nth(i) }
fn repeated(s: &str, n: usize) -> String { s.repeat(n % 4) }
fn padded(s: &str) -> String { format!("{:>6}|{:<6}|{:^7}|{:*>6}", s, s, s, s) }
fn caesar(s: &str, k: u8) -> String { s.chars().map(|c| match c { 'a'..='z' => ((c as u8 - b'a' + k % 26) % 26 + b'a') as char, 'A'..='Z' => ((c as u8 - b'A' + k % 26) % 26 + b'A') as char, _ => c }).collect() }
fn codes(s: &str) -> Vec<u32> { s.chars().map(|c| c as u32).collect() }
fn byte_sum(s: &str) -> u32 { s.bytes().map(|b| b as u32).sum() }
fn parsed(s: &str) -> i32 { s.parse::<i32>().unwrap_or(-1) }
fn parsed_let(s: &str) -> i64 { let n: i64 = match s.trim().parse() { Ok(v) => v, Err(_) => -1 }; n }
fn balanced(s: &str) -> bool { let mut st = Vec::new(); for c in s.chars() { match c { '(' | '[' | '{' => st.push(c), ')' => if st.pop() != Some('(') { return false; }, ']' => if st.pop() != Some('[') { return false; }, '}' => if st.pop() != Some('{') { return false; }, _ => {} } } st.is_empty() }
fn run_length(s: &str) -> String { let cs: Vec<char> = s.chars().collect(); let mut out = String::new(); let mut i = 0; while i < cs.len() { let mut j = i; while j < cs.len() && cs[j] == cs[i] { j += 1; } out.push_str(&(j - i).to_string()); out.push(cs[i]); i = j; } out }
fn title(s: &str) -> String { s.split(' ').map(|w| { let mut c = w.chars(); match c.next() { Some(f) => f.to_uppercase().collect::<String>() + &c.collect::<String>(), None => String::new() } }).collect::<Vec<_>>().join(" ") }
fn anagram(a: &str, b: &str) -> bool { let mut x: Vec<char> = a.chars().collect(); let mut y: Vec<char> = b.chars().collect(); x.sort(); y.sort(); x == y }
fn lcs(a: &str, b: &str) -> usize { let a: Vec<char> = a.chars().collect(); let b: Vec<char> = b.chars().collect(); let mut t = vec![vec![0; b.len() + 1]; a.len() + 1]; for i in 1..=a.len() { for j in 1..=b.len() { t[i][j] = if a[i - 1] == b[j - 1] { t[i - 1][j - 1] + 1 } else { t[i - 1][j].max(t[i][j - 1]) }; } } t[a.len()][b.len()] }
fn distance(a: &str, b: &str) -> usize { let b: Vec<char> = b.chars().collect(); let mut row: Vec<usize> = (0..=b.len()).collect(); for (i, x) in a.chars().enumerate() { let mut prev = row[0]; row[0] = i + 1; for j in 0..b.len() { let old = row[j + 1]; row[j + 1] = if x == b[j] { prev } else { 1 + prev.min(row[j]).min(old) }; prev = old; } } row[b.len()] }
fn mutated(s: &str) -> String { let mut t = String::from(s); t.push('x'); t.insert(0, 'y'); t.pop(); t += "z"; t.push_str("w"); if t.len() > 3 { t.remove(1); } t }
fn mapped(s: &str) -> String { s.chars().enumerate().map(|(i, c)| if i % 2 == 0 { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() }).collect() }
fn lines(s: &str) -> Vec<String> { format!("{}\nb\n", s).lines().map(|l| l.to_string()).collect() }
fn joined(words: Vec<String>) -> String { words.join("-") + &words.concat() }
fn longest(words: Vec<String>) -> Option<String> { words.iter().max_by_key(|w| w.len()).cloned() }
fn ordered(mut words: Vec<String>) -> Vec<String> { words.sort_by(|a, b| a.len().cmp(&b.len()).then(a.cmp(b))); words }
fn lengths(words: Vec<String>) -> BTreeMap<usize, Vec<String>> { let mut m = BTreeMap::new(); for w in words { m.entry(w.len()).or_insert_with(Vec::new).push(w); } m }
fn total(words: &[String]) -> usize { words.iter().map(|w| w.len()).sum() }
fn prefix(words: Vec<String>) -> String { if words.is_empty() { return String::new(); } let first = &words[0]; let mut end = first.len(); for w in &words[1..] { let mut i = 0; for (a, b) in first.chars().zip(w.chars()) { if a != b { break; } i += 1; } end = end.min(i); } first[..end].to_string() }
fn isogram(s: &str) -> bool { let mut seen = std::collections::HashSet::new(); s.to_lowercase().chars().filter(|c| c.is_alphabetic()).all(|c| seen.insert(c)) }
fn acronym(s: &str) -> String { s.split(' ').filter_map(|w| w.chars().next()).map(|c| c.to_ascii_uppercase()).collect() }
fn atoi(s: &str) -> i32 { let t = s.trim(); let (sign, rest) = if let Some(r) = t.strip_prefix('-') { (-1, r) } else { (1, t) }; let mut n = 0; for c in rest.chars() { match c.to_digit(10) { Some(d) => n = n * 10 + d as i32, None => break } } sign * n }
fn zigzag(s: &str) -> String { let mut rows = vec![String::new(); 3]; let (mut r, mut d) = (0i32, 1i32); for c in s.chars() { rows[r as usize].push(c); if r == 0 { d = 1; } if r == 2 { d = -1; } r += d; } rows.join("|") }
fn looked_up(s: &str) -> i32 { let m: HashMap<&str, i32> = [("a", 1), ("ab", 2)].iter().cloned().collect(); *m.get(s).unwrap_or(&0) + m.contains_key("a") as i32 }
fn peeked(s: &str) -> Vec<String> { let mut out = vec![]; let mut it = s.chars().peekable(); while let Some(c) = it.next() { let mut t = c.to_string(); while let Some(&n) = it.peek() { if n == c { t.push(n); it.next(); } else { break; } } out.push(t); } out }
fn compared(a: &str, b: &str) -> i32 { match a.cmp(b) { std::cmp::Ordering::Less => -1, std::cmp::Ordering::Equal => 0, std::cmp::Ordering::Greater => 1 } }
fn formatted(n: i32, x: f64, s: &str) -> String { format!("{n}|{:5}|{:05}|{:.2}|{:8.3}|{:+}|{s}|{:?}|{}", n, n, x, x, n, vec![n, 1], x) }
