"""What Rust does with its values, in small functions."""

from __future__ import annotations

import pytest
from tests.interpreter.support import call, output, value


@pytest.mark.parametrize(
    ("result", "body", "expected"),
    [
        ("i32", "-7 / 2 * 10 + -7 % 3", -31),
        ("i32", "(-7i32).rem_euclid(3)", 2),
        ("u8", "200u8.wrapping_add(100)", 44),
        ("u8", "300u32 as u8", 44),
        ("u8", "!5u8", 250),
        ("i32", "{ let mut a = [0; 3]; a[0] = 1; let b = a; a[1] = 5; b[0] * 10 + b[1] + a[1] }", 15),
        ("String", 'format!("{:?} {:?} {:?}", 1.0, Some(2), (3, vec![true]))', "1.0 Some(2) (3, [true])"),
        ("bool", "!true || !(1 > 2)", True),
        ("i32", "3.99e12 as i32", 2147483647),
        ("Option<u8>", "200u8.checked_add(100)", None),
        ("u8", "200u8.saturating_add(100)", 255),
        ("u64", "(1..=20u64).product()", 2432902008176640000),
        ("Vec<i32>", "(1..5).map(|x| x * x).filter(|x| x % 2 == 0).collect()", [4, 16]),
        ("String", '"abc".chars().rev().collect()', "cba"),
        ("String", '"a1b2".chars().filter(|c| c.is_ascii_digit()).collect::<String>()', "12"),
        ("i32", '"12".parse::<i32>().unwrap_or(0) + "x".parse::<i32>().unwrap_or(5)', 17),
        ("Vec<&str>", '"a b  c".split_whitespace().collect()', ["a", "b", "c"]),
        ("char", "(b'a' + 2) as char", "c"),
        ("usize", '"hello".find("l").unwrap()', 2),
        (
            "i32",
            "{ let mut v = vec![3, 1, 2]; v.sort(); v.swap(0, 2); v.push(9); v.iter().take(2).sum() }",
            5,
        ),
        ("Vec<i32>", "{ let mut v = vec![1, 2]; for x in v.iter_mut() { *x += 1; } v }", [2, 3]),
        ("i32", "{ let mut s = vec![0; 3]; s[1] += 4; let t = s.clone(); s[1] = 9; t[1] }", 4),
        ("i32", "if let Some(x) = vec![4, 5].iter().max() { *x } else { 0 }", 5),
        ("i32", 'match (3, "a") { (x, _) if x > 5 => 1, (3, "a") => 2, _ => 3 }', 2),
        ("i32", "{ let (mut a, mut b) = (0, 1); for _ in 0..5 { let t = a + b; a = b; b = t; } a }", 5),
        (
            "String",
            'format!("{}|{:>4}|{:04}|{:.2}|{:?}|{}", 1.0, 7, 42, 2.345, vec![1, 2], true)',
            "1|   7|0042|2.35|[1, 2]|true",
        ),
        ("i32", "{ let mut n = 0; let r = loop_until(&mut n); n * 10 + r }", 33),
        ("Vec<i32>", "vec![1, 2, 3, 4].windows(2).map(|w| w[0] * w[1]).collect()", [2, 6, 12]),
        ("i32", "match [1, 2, 3] { [] => 0, [a] => a, [a, .., b] => a * 10 + b }", 13),
        ("i32", "match [1, 2, 3] { [a, rest @ ..] => a + rest.len() as i32, _ => 0 }", 3),
        ("String", 'format!("{:#x} {:#X} {:X}", 255, 255, 255)', "0xff 0xFF FF"),
        ("i32", 'vec!["a", "bb"].iter().map(|s| s.len() as i32).fold(0, |a, b| a * 10 + b)', 12),
    ],
)
def test_rust(result: str, body: str, expected: object) -> None:
    text = "fn loop_until(n: &mut i32) -> i32 { while *n < 3 { *n += 1; } *n }\n"
    assert value("rust", f"{text}fn f() -> {result} {{ {body} }}", "f") == expected


def test_panics() -> None:
    assert call("rust", "fn f(a: i32) -> i32 { a + 1 }", "f", 2147483647).exception == "arithmetic"
    assert call("rust", "fn f(a: usize) -> usize { a - 1 }", "f", 0).exception == "arithmetic"
    assert call("rust", "fn f(a: Vec<i32>) -> i32 { a[3] }", "f", [1]).exception == "index"
    assert (
        call("rust", "fn f(a: Option<i32>) -> i32 { vec![1].get(4).unwrap() + 1 }", "f", 1).kind == "raised"
    )


def test_structs_enums_and_results() -> None:
    text = """
#[derive(Debug, Clone, PartialEq)]
enum Shape { Square(i32), Rect { w: i32, h: i32 }, Empty }
struct Counter { hits: std::collections::HashMap<String, i32>, total: i32 }
impl Counter {
    fn new() -> Self { Counter { hits: std::collections::HashMap::new(), total: 0 } }
    fn hit(&mut self, key: &str) { *self.hits.entry(key.to_string()).or_insert(0) += 1; self.total += 1; }
}
fn area(s: &Shape) -> i32 { match s { Shape::Square(x) => x * x, Shape::Rect { w, h } => w * h, Shape::Empty => 0 } }
fn areas() -> Vec<i32> { vec![Shape::Square(3), Shape::Rect { w: 2, h: 5 }, Shape::Empty].iter().map(area).collect() }
fn counted() -> i32 { let mut c = Counter::new(); c.hit("a"); c.hit("a"); c.hit("b"); c.total * 10 + c.hits["a"] }
fn half(n: i32) -> Result<i32, String> { if n % 2 == 0 { Ok(n / 2) } else { Err(format!("{} is odd", n)) } }
fn quarter(n: i32) -> Result<i32, String> { let h = half(n)?; half(h) }
fn shown(n: i32) -> String { match quarter(n) { Ok(v) => v.to_string(), Err(e) => e } }
"""
    assert value("rust", text, "areas") == [9, 10, 0]
    assert value("rust", text, "counted") == 32
    assert [value("rust", text, "shown", n) for n in (8, 6, 5)] == ["2", "3 is odd", "5 is odd"]
    assert "opaque" in call("rust", text, "quarter", 5).notes


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("(12u32.is_multiple_of(5), 12u32.is_multiple_of(4), 0u32.is_multiple_of(0))", (False, True, True)),
        ("(7u32.next_multiple_of(4), 250u8.checked_next_multiple_of(100))", (8, None)),
        ("(17u32.isqrt(), (-1i32).checked_isqrt(), 7u32.div_ceil(2))", (4, None, 4)),
        ("(7i32.abs_diff(-3), (-128i8).unsigned_abs(), (-128i8).wrapping_abs())", (10, 128, -128)),
        ("(100u32.ilog2(), 1000u32.ilog10(), 80u32.ilog(3), 0u8.checked_ilog2())", (6, 3, 3, None)),
        ("(7u8.checked_neg(), i32::MIN.checked_abs(), 5i32.checked_rem_euclid(0))", (None, None, None)),
        ("(5u32.checked_add_signed(-6), 5u8.wrapping_add_signed(-6))", (None, 255)),
        ("(7u8.overflowing_add(255), 7u8.midpoint(10), 100i8.saturating_pow(2))", ((6, True), 8, 127)),
        ("(7u8.checked_shl(9), 7u8.wrapping_shl(9), 0x81u8.rotate_left(1))", (None, 14, 3)),
        ("(0xe0u8.leading_ones(), 7u8.trailing_ones(), 255u8.trailing_ones())", (3, 3, 8)),
        ("{ let mut v = vec![1, 2, 3]; v.rotate_left(1); v[0] }", 2),
    ],
)
def test_methods_of_integers(expression: str, expected: object) -> None:
    assert value("rust", f"fn f() -> i32 {{ {expression} }}", "f") == expected


@pytest.mark.parametrize("expression", ["0u32.ilog2()", "(-4i32).isqrt()", "250u8.next_multiple_of(100)"])
def test_methods_of_integers_fail(expression: str) -> None:
    assert call("rust", f"fn f() -> i32 {{ {expression} }}", "f").exception == "arithmetic"


def test_variants_have_numbers() -> None:
    text = "enum L { A = 1, B, C = -3, D } fn f() -> Vec<i32> { vec![L::B as i32, L::C as i32, L::D as i32] }"
    assert value("rust", text, "f") == [2, -3, -2]
    assert value("rust", "enum L { A = 4, B } fn f() -> Result<L, String> { Ok(L::B) }", "f").number == 5


def test_programs() -> None:
    text = 'fn main() { let v = vec![1, 2]; for (i, x) in v.iter().enumerate() { println!("{}:{}", i, x); } print!("end"); }'
    assert output("rust", text) == "0:1\n1:2\nend"


def test_a_guess_does_not_depend_on_addresses() -> None:
    text = "fn is_sum(values: Vec<i32>, n: i32) -> bool { values.iter().try_fold(0, other::add) == Some(n) }"
    outcomes = [call("rust", text, "is_sum", [1, 2], 3) for _ in range(20)]
    assert {each.kind for each in outcomes} == {"returned"}
    assert len({each.value for each in outcomes}) == 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("let r = &mut a[1]; r[0] += n; a[1][0]", 7),
        ("let r = &mut a[1]; r.push(n); for v in r.iter_mut() { *v += 1; } a[1][2]", 5),
        ("add(&mut a[1], n); let row = &a[1]; row[0] + row.len() as i32", 9),
        ("let r = &mut a[1]; *r = vec![n]; a[1][0]", 4),
    ],
)
def test_a_reference_to_a_row_is_the_row(body: str, expected: int) -> None:
    text = "fn add(r: &mut Vec<i32>, n: i32) { r[0] += n; }\n"
    text += f"fn f(n: i32) -> i32 {{ let mut a = vec![vec![1, 2], vec![3, 4]]; {body} }}"
    assert value("rust", text, "f", 4) == expected
