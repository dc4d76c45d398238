"""What PHP does with its values, in small functions."""

from __future__ import annotations

import pytest
from tests.interpreter.support import call, output, value


def php(body: str, *arguments: object, parameters: str = "") -> object:
    return value("php", f"<?php\nfunction f({parameters}) {{ {body} }}", "f", *arguments)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return [7 / 2, 6 / 2, -7 % 3, 2 ** -1, intdiv(7, 2)];", [3.5, 3, -1, 0.5, 3]),
        ("return '5' + '1.5' . '!';", "6.5!"),
        ("return 'a' . 1.0 . true . null . 0.1 . 1e20;", "a110.11.0E+20"),
        ("return ['10' == '1e1', 'abc' == 0, null == false, [] == false, '1' === 1];", [True, False, True, True, False]),
        ("return ['10' < '9', '10' < '9a', [1, 2] <=> [1, 3], null < 1];", [False, True, -1, True]),
        ("return -2 ** 2;", -4),
        ("return (int) '12abc' + (int) 3.9;", 15),
        ("return [!'0', !'0.0', !'', !0.0, ![]];", [True, False, True, True, True]),
        ("$s = 'Az'; $s++; $n = null; $n++; return [$s, $n];", ["Ba", 1]),
        ("return round(1.005, 2) . number_format(1234.5) . sprintf('%05.1f|%-4s|%+d', 2.25, 'a', 3);", "1.011,235002.2|a   |+3"),
    ],
)  # fmt: skip
def test_values(body: str, expected: object) -> None:
    assert php(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("$a = [1, 2]; $b = $a; $b[] = 3; return [$a, $b];", [[1, 2], [1, 2, 3]]),
        ("$a = [[1]]; $b = $a; $b[0][] = 2; return [$a, $b];", [[[1]], [[1, 2]]]),
        ("$a['x'][] = 1; $a['x']['y'] = 2; return $a;", {"x": {0: 1, "y": 2}}),
        ("$a = [3 => 1]; $a[] = 2; $a['5'] = 3; $a[] = 4; return $a;", {3: 1, 4: 2, 5: 3, 6: 4}),
        ("$a = [1, 2, 3]; unset($a[1]); return [$a, array_values($a)];", [{0: 1, 2: 3}, [1, 3]]),
        ("$a = [1, 2]; foreach ($a as $k => &$v) { $v = $v * 2 + $k; } unset($v); return $a;", [2, 5]),
        ("$out = $ops = []; $ops[] = 1; return [$out, $ops];", [[], [1]]),
        ("[$a, [, $b]] = [1, [2, 3]]; ['k' => $c] = ['k' => 4]; return [$a, $b, $c];", [1, 3, 4]),
        ("[$a, $b] = [1]; return $b;", None),
        ("return [...[1, 2], ...['a' => 3]];", {0: 1, 1: 2, "a": 3}),
        ("return ['a' => 1, 2, 'b' => 3, 4];", {"a": 1, 0: 2, "b": 3, 1: 4}),
        ("$a = ['b' => 1, 'a' => 2]; ksort($a); return array_keys($a);", ["a", "b"]),
        ("return [$u[1], [1, 2][5] ?? 'none', isset([1][0][2])];", [None, "none", False]),
        ("$s = 'abc'; $s[1] = 'x'; return $s . $s[-1];", "axcc"),
    ],
)
def test_arrays(body: str, expected: object) -> None:
    assert php(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("$n = 1; $f = function () use ($n) { return $n++; }; $n = 5; return [$f(), $f()];", [1, 1]),
        ("$n = 1; $f = fn() => $n; $n = 5; return $f();", 1),
        ("$n = 1; $f = function () use (&$n) { return ++$n; }; $f(); return $n;", 2),
        ("$f = function (&$x) { $x[] = 1; }; $a = [0]; $f($a); return $a;", [0, 1]),
        ("return array_map('strtoupper', ['a']);", ["A"]),
        ("$f = strlen(...); return $f('abc');", 3),
        ("$f = function () { static $n = 0; return ++$n; }; return [$f(), $f()];", [1, 2]),
        ("$f = fn(int $x): float => $x; return gettype($f('5'));", "double"),
    ],
)
def test_functions(body: str, expected: object) -> None:
    assert php(body) == expected


def test_variables_that_outlive_a_call_start_anew_with_each_evaluation() -> None:
    text = "<?php\nfunction f() { static $n = 0; return ++$n; }"
    assert (value("php", text, "f"), value("php", text, "f")) == (1, 1)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            "foreach ([1, 2, 3] as $i) { foreach ([1, 2] as $j) { if ($j == 2) continue 2; if ($i == 3) break 2; $t[] = $i; } }"
            "return $t;",
            [1, 2],
        ),
        (
            "for ($i = 0; $i < 4; $i++) { switch ($i) { case 1: continue 2; case 2: break 2; } $t[] = $i; } return $t;",
            [0],
        ),
        ("if (true): return 1; else: return 2; endif;", 1),
        ("return [true xor true, match (true) { 1 > 2 => 'a', 1 => 'c', default => 'b' }];", [False, "b"]),
        ("switch ('1') { case 1: return 'loose'; } return 'strict';", "loose"),
        ("$x = 3; return <<<T\n  a: {$x}\n    b\n  T;", "a: 3\n  b"),
    ],
)
def test_control(body: str, expected: object) -> None:
    assert php(body) == expected


def test_exceptions() -> None:
    body = "try { return intdiv(1, 0); } catch (DivisionByZeroError $e) { return $e->getMessage(); }"
    assert php(body) == "Division by zero"
    assert call("php", "<?php\nfunction f($a) { return $a % 0; }", "f", 1).exception == "arithmetic"
    assert call("php", "<?php\nfunction f($a) { return 'x' + $a; }", "f", 1).exception == "type"


CLASSES = """<?php
trait Named { public function name() { return static::class; } }
interface Limited { const MOST = 3; }
abstract class A implements Limited {
    use Named;
    const K = 1;
    protected array $items = [];
    private static int $made = 0;
    public static function make(...$x): static { self::$made++; return new static(...$x); }
    public function add(...$x): static { array_push($this->items, ...$x); return $this; }
    public static function k() { return static::K; }
    public function __get($n) { return "no $n"; }
}
class B extends A {
    const K = 2;
    public function __construct(public int $size = 4) {}
    public function grown(): static { $c = clone $this; $c->size++; $c->items[] = 'new'; return $c; }
    public function all() { return [$this->items, $this->size, $this->other, self::MOST]; }
}
"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return [B::k(), B::make(5)->size, (new B())->name()];", [2, 5, "B"]),
        (
            "$b = new B(); $c = $b->add(1, 2)->grown(); return [$b->all(), $c->all()];",
            [[[1, 2], 4, "no other", 3], [[1, 2, "new"], 5, "no other", 3]],
        ),
        (
            "$b = new B(); $c = $b; $c->size = 9; return [$b->size, $b == new B(9), $b === $c];",
            [9, True, True],
        ),
    ],
)
def test_classes(body: str, expected: object) -> None:
    assert value("php", f"{CLASSES}\nfunction f() {{ {body} }}", "f") == expected


@pytest.mark.parametrize(
    "body",
    [
        "return implode(array_fill(0, 100000, str_repeat('x', 100000)));",
        "return str_replace('a', str_repeat('b', 100000), str_repeat('a', 100000));",
        "return sprintf(str_repeat('%1$s', 10000), str_repeat('a', 100000));",
        "return similar_text(str_repeat('ab', 3000), str_repeat('ba', 3000));",
        "return array_pad([], 1 << 40, 1);",
        "return str_pad('a', PHP_INT_MAX);",
        "$s = 'a'; $s[1 << 40] = 'b'; return $s;",
        "$a = [1]; while (true) { $a = array_merge($a, $a); }",
    ],
)
def test_what_makes_too_much_ends_in_a_budget(body: str) -> None:
    assert call("php", f"<?php\nfunction f() {{ {body} }}", "f").kind == "budget"


def test_digits_of_another_base_are_read_in_linear_time() -> None:
    assert (
        php("return base_convert('ffffffffffffffffff', 16, 10) . bindec('101');") == "47223664828696466420465"
    )


def test_programs() -> None:
    text = (
        "<?php\nwhile (($l = fgets(STDIN)) !== false) { echo strrev(trim($l)), ' ', strlen($l), PHP_EOL; }\n"
        "print_r([1 => 'a']);"
    )
    assert output("php", text, "ab\nc\n") == "ba 3\nc 2\nArray\n(\n    [1] => a\n)\n"


def test_what_a_text_outside_of_the_code_writes_is_not_passed_over() -> None:
    from tests.interpreter.support import TextInput, machine

    assert machine("php", "<?php echo 1; ?>\nmore <b>").run(TextInput("")).kind == "unsupported"
