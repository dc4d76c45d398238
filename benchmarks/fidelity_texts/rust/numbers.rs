use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, VecDeque};
fn quotient(a: i32, b: i32) -> i32 { a / b }
fn remainder(a: i32, b: i32) -> i32 { a % b }
fn euclid(a: i32, b: i32) -> (i32, i32) { (a.rem_euclid(b), a.div_euclid(b)) }
fn overflow(a: i32) -> i32 { a * 1000003 }
fn wrapped(a: i32) -> i32 { a.wrapping_mul(1000003).wrapping_add(7) }
fn checked(a: i32) -> Option<i32> { a.checked_mul(1000003) }
fn saturated(a: u8) -> u8 { a.saturating_sub(100).saturating_add(200) }
fn narrowed(a: i64) -> i32 { (a * 123456789) as i32 }
fn bytes(a: i32) -> Vec<i64> { vec![(a * 37) as i8 as i64, (a * 37) as u8 as i64, a as u32 as i64, a as i64] }
fn bits(a: u32) -> Vec<u32> { vec![a << 3, a >> 1, a & 12, a | 5, a ^ 9, !a, a.count_ones(), a.leading_zeros(), a.trailing_zeros()] }
fn halves(a: i32) -> f64 { a as f64 / 2.0 }
fn truncated(x: f64) -> i32 { x as i32 }
fn rounded(x: f64) -> Vec<f64> { vec![x.round(), x.floor(), x.ceil(), x.trunc(), x.abs(), x.sqrt(), x.powi(2), x.fract(), x.signum(), x.max(1.0), x.min(1.0)] }
fn limits(a: i32, b: i32) -> Vec<i32> { vec![a.max(b), a.min(b), std::cmp::max(a, 3), a.clamp(0, 5), a.abs(), a.signum(), a.pow(2)] }
fn gcd(a: u64, b: u64) -> u64 { if b == 0 { a } else { gcd(b, a % b) } }
fn factorial(n: u32) -> u64 { (1..=n as u64).product() }
fn fib(n: u32) -> u64 { let (mut a, mut b) = (0u64, 1u64); for _ in 0..n { let t = a + b; a = b; b = t; } a }
fn prime(n: u32) -> bool { if n < 2 { return false; } let mut i = 2; while i * i <= n { if n % i == 0 { return false; } i += 1; } true }
fn sieve(n: usize) -> Vec<usize> { let mut f = vec![true; n + 1]; let mut out = Vec::new(); for i in 2..=n { if f[i] { out.push(i); let mut j = i * i; while j <= n { f[j] = false; j += i; } } } out }
fn collatz(n: u64) -> u32 { let mut n = n + 1; let mut c = 0; while n != 1 { n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 }; c += 1; } c }
fn power_mod(b: u64, e: u64, m: u64) -> u64 { if m == 0 { return 0; } let (mut r, mut b, mut e) = (1, b % m, e); while e > 0 { if e & 1 == 1 { r = r * b % m; } b = b * b % m; e >>= 1; } r }
fn digits(n: u32) -> u32 { n.to_string().chars().map(|c| c.to_digit(10).unwrap()).sum() }
fn binary(n: u32) -> String { format!("{:b} {:x} {:08b} {:#x} {:o}", n, n, n, n, n) }
fn sums(xs: Vec<i32>) -> (i32, i32, usize) { (xs.iter().sum(), xs.iter().map(|x| x * 2).sum::<i32>(), xs.iter().filter(|&&x| x > 3).count()) }
fn extremes(xs: Vec<i32>) -> (Option<i32>, Option<i32>, Option<i32>) { (xs.iter().max().copied(), xs.iter().min().cloned(), xs.first().copied()) }
fn at(xs: Vec<i32>, i: usize) -> i32 { xs[i] }
fn at_or(xs: Vec<i32>, i: usize) -> i32 { *xs.get(i).unwrap_or(&-1) }
fn mapped(xs: &[i32]) -> Vec<i32> { xs.iter().map(|x| x * x).filter(|x| x % 2 == 0).collect() }
fn sorted(mut xs: Vec<i32>) -> Vec<i32> { xs.sort(); xs.reverse(); xs }
fn sorted_by(mut xs: Vec<i32>) -> Vec<i32> { xs.sort_by_key(|x| (x % 3, *x)); xs }
fn sorted_with(mut xs: Vec<i32>) -> Vec<i32> { xs.sort_by(|a, b| b.cmp(a)); xs.dedup(); xs }
fn parted(xs: Vec<i32>) -> (Vec<i32>, Vec<i32>) { xs.into_iter().partition(|&x| x > 3) }
fn grouped(xs: Vec<i32>) -> BTreeMap<i32, Vec<i32>> { let mut m: BTreeMap<i32, Vec<i32>> = BTreeMap::new(); for x in xs { m.entry(x % 3).or_default().push(x); } m }
fn counted(xs: Vec<i32>) -> Vec<(i32, usize)> { let mut m = BTreeMap::new(); for x in &xs { *m.entry(*x).or_insert(0usize) += 1; } m.into_iter().collect() }
fn hashed(xs: Vec<i32>) -> usize { let s: HashSet<i32> = xs.into_iter().collect(); s.len() }
fn tree_set(xs: Vec<i32>) -> Vec<i32> { let s: BTreeSet<i32> = xs.into_iter().collect(); s.into_iter().collect() }
fn folded(xs: Vec<i32>) -> i32 { xs.iter().fold(1, |a, x| (a * 7 + x) % 1000) }
fn zipped(xs: Vec<i32>, ys: Vec<i32>) -> Vec<i32> { xs.iter().zip(ys.iter()).map(|(a, b)| a - b).collect() }
fn paired(xs: Vec<i32>) -> Vec<i32> { xs.windows(2).map(|w| w[1] - w[0]).collect() }
fn chunked(xs: Vec<i32>) -> Vec<i32> { xs.chunks(2).map(|c| c.iter().sum::<i32>()).collect() }
fn parts(xs: Vec<i32>) -> Vec<Vec<i32>> { vec![xs.iter().take(2).cloned().collect(), xs.iter().skip(2).cloned().collect(), xs.iter().rev().copied().collect(), xs.iter().copied().take_while(|x| *x > 2).collect(), xs.iter().step_by(2).copied().collect()] }
fn enumerated(xs: Vec<i32>) -> i32 { let mut s = 0; for (i, x) in xs.iter().enumerate() { s += i as i32 * x; } s }
fn found(xs: Vec<i32>) -> (Option<usize>, Option<i32>, bool, bool) { (xs.iter().position(|&x| x > 3), xs.iter().find(|x| **x % 2 == 0).copied(), xs.iter().any(|&x| x > 9), xs.iter().all(|x| *x >= 0)) }
fn changed(mut xs: Vec<i32>) -> Vec<i32> { xs.push(7); xs.insert(0, 9); xs.retain(|x| x % 2 == 1); xs.truncate(3); xs.extend(vec![1, 2]); if xs.len() > 2 { xs.swap(0, 1); xs.remove(2); } xs }
fn popped(mut xs: Vec<i32>) -> (Option<i32>, usize, bool) { let a = xs.pop(); (a, xs.len(), xs.is_empty()) }
fn queue(xs: Vec<i32>) -> Vec<i32> { let mut q: VecDeque<i32> = xs.into_iter().collect(); q.push_back(5); q.push_front(1); let mut out = vec![]; while let Some(x) = q.pop_front() { out.push(x); } out }
fn heap(xs: Vec<i32>) -> Vec<i32> { let mut h = BinaryHeap::new(); for x in xs { h.push(x); } let mut out = vec![]; while let Some(x) = h.pop() { out.push(x); } out }
fn two_sum(xs: Vec<i32>, t: i32) -> Option<(usize, usize)> { let mut m: HashMap<i32, usize> = HashMap::new(); for (i, &x) in xs.iter().enumerate() { if let Some(&j) = m.get(&(t - x)) { return Some((j, i)); } m.insert(x, i); } None }
fn max_sub(xs: &Vec<i32>) -> i32 { let mut best = i32::MIN; let mut cur = 0; for &x in xs { cur = x.max(cur + x); best = best.max(cur); } best }
fn bubble(mut a: Vec<i32>) -> Vec<i32> { let n = a.len(); for i in 0..n { for j in 0..n - i - 1 { if a[j] > a[j + 1] { a.swap(j, j + 1); } } } a }
fn search(xs: Vec<i32>, x: i32) -> i32 { let (mut lo, mut hi) = (0i32, xs.len() as i32 - 1); while lo <= hi { let mid = (lo + hi) / 2; match xs[mid as usize].cmp(&x) { std::cmp::Ordering::Equal => return mid, std::cmp::Ordering::Less => lo = mid + 1, std::cmp::Ordering::Greater => hi = mid - 1 } } -1 }
fn quick(xs: Vec<i32>) -> Vec<i32> { if xs.len() < 2 { return xs; } let p = xs[0]; let small: Vec<i32> = xs[1..].iter().filter(|&&x| x < p).cloned().collect(); let big: Vec<i32> = xs[1..].iter().filter(|&&x| x >= p).cloned().collect(); let mut out = quick(small); out.push(p); out.extend(quick(big)); out }
fn merged(a: Vec<i32>, b: Vec<i32>) -> Vec<i32> { let (mut i, mut j) = (0, 0); let mut out = Vec::with_capacity(a.len() + b.len()); while i < a.len() && j < b.len() { if a[i] <= b[j] { out.push(a[i]); i += 1; } else { out.push(b[j]); j += 1; } } out.extend_from_slice(&a[i..]); out.extend_from_slice(&b[j..]); out }
fn matrix(n: usize) -> Vec<Vec<usize>> { let n = n % 5; let mut g = vec![vec![0; n]; n]; for i in 0..n { for j in 0..n { g[i][j] = i * n + j; } } let mut t = g.clone(); for i in 0..n { for j in 0..n { t[j][i] = g[i][j]; } } t }
fn median(mut xs: Vec<i32>) -> Option<f64> { if xs.is_empty() { return None; } xs.sort(); let m = xs.len() / 2; Some(if xs.len() % 2 == 1 { xs[m] as f64 } else { (xs[m - 1] + xs[m]) as f64 / 2.0 }) }
fn mean(xs: &[f64]) -> f64 { xs.iter().sum::<f64>() / xs.len() as f64 }
fn largest(xs: Vec<f64>) -> f64 { xs.iter().cloned().fold(f64::NEG_INFINITY, f64::max) }
fn matched(n: i32) -> &'static str { match n { i32::MIN..=-1 => "negative", 0 => "zero", 1 | 2 => "few", x if x % 2 == 0 => "even", _ => "odd" } }
fn labelled(n: i32) -> i32 { let mut c = 0; 'outer: for i in 1..5 { for j in 1..5 { if i * j > n { continue 'outer; } if i + j > 6 { break 'outer; } c += 1; } } c }
fn looped(n: i32) -> i32 { let mut x = n; let mut c = 0; loop { x -= 3; c += 1; if x <= 0 { break; } } c }
fn half(n: i32) -> Result<i32, String> { if n % 2 == 0 { Ok(n / 2) } else { Err(format!("{} is odd", n)) } }
fn quarter(n: i32) -> i32 { match half(n).and_then(half) { Ok(v) => v, Err(e) => e.len() as i32 } }
fn tried(n: i32) -> Option<i32> { let a = half(n).ok()?; let b = half(a).ok()?; Some(b + 1) }
fn closures(n: i32) -> i32 { let mut total = 0; let mut add = |x: i32| total += x; add(n); add(2); let twice = |f: &dyn Fn(i32) -> i32, x: i32| f(f(x)); twice(&|x| x + 3, total) }
fn tuples(n: i32) -> (i32, String, bool) { let t = (n, "a".to_string(), n > 2); let (a, b, c) = t; (a + 1, b + "b", !c) }
fn shadowed(n: i32) -> i32 { let n = n + 1; { let n = n * 2; if n > 5 { return n; } } n }
fn borrowed(n: i32) -> i32 { fn bump(x: &mut i32, v: &mut Vec<i32>) { *x += 1; v.push(*x); } let mut a = n; let mut v = vec![]; bump(&mut a, &mut v); bump(&mut a, &mut v); a * 10 + v.len() as i32 + v[0] }
fn options(n: i32) -> Vec<i32> { let a = if n > 3 { Some(n) } else { None }; vec![a.unwrap_or(1), a.map(|x| x * 2).unwrap_or(2), a.map_or(3, |x| x + 1), a.is_some() as i32, a.filter(|x| *x > 5).unwrap_or(4), a.or(Some(9)).unwrap()] }
