use std::collections::HashMap;
use std::fmt;
#[derive(Debug, Clone, PartialEq)]
enum Shape { Square(i32), Rect { w: i32, h: i32 }, Empty }
impl Shape {
    fn area(&self) -> i32 { match self { Shape::Square(s) => s * s, Shape::Rect { w, h } => w * h, Shape::Empty => 0 } }
    fn is_empty(&self) -> bool { matches!(self, Shape::Empty) || self.area() == 0 }
}
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level { Low = 1, Mid = 5, High = 10 }
#[derive(Debug, Clone, PartialEq)]
struct Point { x: i32, y: i32 }
impl Point {
    const ORIGIN: i32 = 7;
    fn new(x: i32, y: i32) -> Self { Self { x, y } }
    fn dist(&self) -> i32 { self.x.abs() + self.y.abs() }
    fn shift(&mut self, d: i32) -> &mut Self { self.x += d; self.y -= d; self }
    fn plus(&self, o: &Point) -> Point { Point { x: self.x + o.x, y: self.y + o.y } }
}
impl fmt::Display for Point { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, "({}, {})", self.x, self.y) } }
struct Stack { items: Vec<i32> }
impl Stack {
    fn new() -> Stack { Stack { items: Vec::new() } }
    fn push(&mut self, x: i32) { self.items.push(x); }
    fn pop(&mut self) -> Option<i32> { self.items.pop() }
    fn peek(&self) -> Option<&i32> { self.items.last() }
    fn len(&self) -> usize { self.items.len() }
}
struct Account { balance: i32, log: Vec<String> }
impl Account {
    fn withdraw(&mut self, n: i32) -> Result<i32, String> { if n > self.balance { return Err(format!("short by {}", n - self.balance)); } self.balance -= n; self.log.push(n.to_string()); Ok(self.balance) }
}
fn areas(xs: Vec<i32>) -> Vec<i32> { xs.iter().map(|&x| if x % 2 == 0 { Shape::Square(x) } else if x > 0 { Shape::Rect { w: x, h: 2 } } else { Shape::Empty }).map(|s| s.area()).collect() }
fn empties(n: i32) -> Vec<bool> { vec![Shape::Square(n).is_empty(), Shape::Empty.is_empty(), Shape::Rect { w: n, h: 0 }.is_empty()] }
fn equal_shapes(n: i32) -> Vec<bool> { vec![Shape::Square(n) == Shape::Square(3), Shape::Empty == Shape::Empty, Shape::Rect { w: 1, h: n } != Shape::Rect { w: 1, h: 2 }] }
fn points(n: i32) -> Vec<i32> { let mut p = Point::new(n, 2); p.shift(3); let q = p.plus(&Point::new(1, 1)); vec![p.x, p.y, q.dist(), Point::ORIGIN] }
fn copies(n: i32) -> Vec<i32> { let p = Point::new(n, 1); let mut q = p.clone(); q.x += 5; vec![p.x, q.x, (p == q) as i32] }
fn stacked(xs: Vec<i32>) -> (Option<i32>, usize, i32) { let mut s = Stack::new(); for x in xs { s.push(x); } let a = s.pop(); (a, s.len(), *s.peek().unwrap_or(&-1)) }
fn banked(xs: Vec<i32>) -> Vec<String> { let mut a = Account { balance: 10, log: vec![] }; let mut out = vec![]; for x in xs { match a.withdraw(x) { Ok(b) => out.push(b.to_string()), Err(e) => out.push(e) } } out.push(a.log.len().to_string()); out }
fn vec_of_structs(xs: Vec<i32>) -> i32 { let mut ps: Vec<Point> = xs.iter().map(|&x| Point::new(x, 1)).collect(); for p in ps.iter_mut() { p.x += 1; } for p in &mut ps { p.y *= 2; } ps.iter().map(|p| p.x * p.y).sum() }
fn arrays(n: i32) -> Vec<i32> { let mut a = [0; 4]; a[1] = n; let b = a; a[2] = 9; vec![a[1], a[2], b[2], a.len() as i32, a.iter().sum()] }
fn grid_walk(n: usize) -> i32 { let g = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]; let mut s = 0; for (i, row) in g.iter().enumerate() { for (j, v) in row.iter().enumerate() { if (i + j) % 2 == n % 2 { s += v; } } } s }
fn nested_option(n: i32) -> i32 { let a: Option<i32> = Some(n).filter(|x| x % 2 == 0); match a { Some(x) if x > 5 => x, Some(x) => -x, None => 0 } }
fn if_lets(n: i32) -> i32 { let v = vec![1, 2, n]; if let Some(&last) = v.last() { if let [a, b, _] = v[..] { return last + a + b; } } 0 }
fn while_let(n: i32) -> i32 { let mut st = vec![n]; let mut c = 0; while let Some(x) = st.pop() { c += 1; if x > 1 { st.push(x / 2); st.push(x / 3); } if c > 50 { break; } } c }
fn block_value(n: i32) -> i32 { let x = { let a = n * 2; a + 1 }; let y = if x > 3 { x } else { -x }; let z = match y { 0..=5 => 1, _ => 2 }; x + y + z }
fn mem_swap(n: i32) -> Vec<i32> { let (mut a, mut b) = (n, 3); std::mem::swap(&mut a, &mut b); vec![a, b] }
fn sum_to(n: u32) -> u32 { (0..=n).filter(|x| x % 3 == 0 || x % 5 == 0).sum() }
fn ranges(n: i32) -> Vec<i32> { let mut v: Vec<i32> = (0..n).rev().take(3).collect(); v.extend((1..=3).map(|x| x * n)); v.push((1..n).len() as i32); v.push((0..10).contains(&n) as i32); v }
fn flat(n: i32) -> Vec<i32> { vec![vec![1, n], vec![], vec![2]].into_iter().flatten().collect() }
fn flat_mapped(n: i32) -> Vec<i32> { (1..4).flat_map(|x| vec![x, x * n]).collect() }
fn scanned(xs: Vec<i32>) -> Vec<i32> { xs.iter().scan(0, |s, &x| { *s += x; Some(*s) }).collect() }
fn chained(xs: Vec<i32>) -> Vec<i32> { xs.iter().chain([7, 8].iter()).skip_while(|x| **x < 3).copied().collect() }
fn unzipped(xs: Vec<i32>) -> (Vec<i32>, Vec<bool>) { xs.iter().map(|&x| (x * 2, x > 3)).unzip() }
fn minmax(xs: Vec<i32>) -> (i32, i32) { (*xs.iter().min_by_key(|x| (*x % 5).abs()).unwrap_or(&0), *xs.iter().max_by(|a, b| a.cmp(b)).unwrap_or(&0)) }
fn reduced(xs: Vec<i32>) -> Option<i32> { xs.into_iter().reduce(|a, b| if a > b { a } else { b }) }
fn collected_results(xs: Vec<i32>) -> Option<Vec<i32>> { xs.iter().map(|&x| if x >= 0 { Some(x + 1) } else { None }).collect() }
fn filter_mapped(words: Vec<String>) -> Vec<i32> { words.iter().filter_map(|w| w.parse::<i32>().ok()).collect() }
fn deduped(mut xs: Vec<i32>) -> Vec<i32> { xs.sort_unstable(); xs.dedup(); xs.iter().map(|x| x % 10).collect() }
fn rotated(mut xs: Vec<i32>) -> Vec<i32> { if !xs.is_empty() { xs.rotate_left(1); } xs }
fn split_parts(xs: Vec<i32>) -> (Vec<i32>, Vec<i32>) { let m = xs.len() / 2; let (a, b) = xs.split_at(m); (a.to_vec(), b.to_vec()) }
fn map_work(xs: Vec<i32>) -> Vec<i32> { let mut m: HashMap<i32, i32> = HashMap::new(); for x in &xs { *m.entry(x % 3).or_insert(0) += x; } let mut ks: Vec<_> = m.iter().map(|(k, v)| k * 100 + v).collect(); ks.sort(); ks.push(m.len() as i32); ks.push(*m.get(&0).unwrap_or(&-1)); if let Some(v) = m.get_mut(&1) { *v = 5; } ks.push(m.get(&1).copied().unwrap_or(0)); ks.push(m.remove(&2).unwrap_or(-2)); ks }
fn early(n: i32) -> i32 { if n < 0 { return -1; } let r = (1..).find(|x| x * x >= n); match r { Some(x) => x, None => 0 } }
fn generic_max<T: PartialOrd + Copy>(xs: &[T]) -> Option<T> { let mut it = xs.iter(); let mut best = *it.next()?; for &x in it { if x > best { best = x; } } Some(best) }
fn generics(n: i32) -> Vec<i32> { vec![generic_max(&[1, n, 3]).unwrap(), generic_max(&[2.5, 1.0]).map_or(0, |x| x as i32)] }
fn displayed(n: i32) -> String { format!("{} {} {:?} {:?} {:?}", n as f64, 2.50, 1.0, (n, true), Some(n)) }
fn asserted(n: i32) -> i32 { assert!(n < 100, "too large"); assert_ne!(n, 7); n + 1 }
fn panicking(n: i32) -> i32 { if n > 5 { panic!("big {}", n); } n }
fn unwrapped(n: i32) -> i32 { let v = vec![1, 2]; *v.get(n as usize).unwrap() }
fn expected(s: &str) -> i32 { s.parse::<i32>().expect("a number") }
fn wide(n: i64) -> i64 { let mut h: i64 = 17; for i in 0..5 { h = h.wrapping_mul(31).wrapping_add(n + i); } h }
fn unsigned(a: u32, b: u32) -> Vec<u32> { vec![a.abs_diff(b), a.saturating_sub(b), a.wrapping_sub(b), a.checked_sub(b).unwrap_or(0), a.max(b) - a.min(b)] }
fn bytes_of(s: &str) -> Vec<u8> { let b = s.as_bytes(); let mut out = vec![]; for i in 0..b.len() { if b[i].is_ascii_lowercase() { out.push(b[i] - b'a'); } } out }
fn count_digits(mut n: u32) -> u32 { let mut c = 0; while n > 0 { n /= 10; c += 1; } c }
fn leap(y: u32) -> bool { (y % 4 == 0 && y % 100 != 0) || y % 400 == 0 }
fn triangle(n: usize) -> Vec<Vec<u32>> { let mut rows: Vec<Vec<u32>> = vec![]; for i in 0..n % 6 { let mut row = vec![1; i + 1]; for j in 1..i { row[j] = rows[i - 1][j - 1] + rows[i - 1][j]; } rows.push(row); } rows }
fn coins(cs: Vec<usize>, t: usize) -> u64 { let t = t % 30; let mut w = vec![0u64; t + 1]; w[0] = 1; for c in cs { if c == 0 { continue; } for i in c..=t { w[i] += w[i - c]; } } w[t] }
fn subsets(xs: Vec<i32>) -> usize { let xs = &xs[..xs.len().min(4)]; let mut n = 0; for mask in 0..(1u32 << xs.len()) { let s: i32 = xs.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|(_, x)| x).sum(); if s % 2 == 0 { n += 1; } } n }
fn permuted(n: u32) -> Vec<Vec<u32>> { fn go(rest: Vec<u32>, done: &mut Vec<u32>, out: &mut Vec<Vec<u32>>) { if rest.is_empty() { out.push(done.clone()); return; } for i in 0..rest.len() { let mut r = rest.clone(); let x = r.remove(i); done.push(x); go(r, done, out); done.pop(); } } let mut out = vec![]; go((1..=n % 4).collect(), &mut vec![], &mut out); out }
fn hanoi(n: u32) -> Vec<(char, char)> { fn go(n: u32, a: char, b: char, c: char, out: &mut Vec<(char, char)>) { if n == 0 { return; } go(n - 1, a, c, b, out); out.push((a, c)); go(n - 1, b, a, c, out); } let mut out = Vec::new(); go(n % 4, 'A', 'B', 'C', &mut out); out }
