<?php
declare(strict_types=1);
namespace App\Util;

use InvalidArgumentException;

final class Matrix
{
    /** @var array<int, array<int, int>> */
    private array $rows;
    public function __construct(array $rows = [[1, 2], [3, 4]]) { $this->rows = $rows; }
    public static function identity(int $n): self { $rows = []; for ($i = 0; $i < $n; ++$i) { $rows[] = array_map(fn (int $j): int => $i === $j ? 1 : 0, range(0, $n - 1)); } return new self($rows); }
    public function times(Matrix $other): Matrix { $result = []; foreach ($this->rows as $i => $row) { foreach (array_keys($other->rows[0]) as $j) { $result[$i][$j] = array_sum(array_map(fn ($a, $b) => $a * $b, $row, array_column($other->rows, $j))); } } return new Matrix($result); }
    public function trace(): int { $t = 0; foreach ($this->rows as $i => $row) { $t += $row[$i]; } return $t; }
    public function rows(): array { return $this->rows; }
    public function with(int $i, int $j, int $v): static { $clone = clone $this; $clone->rows[$i][$j] = $v; return $clone; }
}
abstract class Animal {
    private static int $count = 0;
    protected array $tags = [];
    public function __construct(protected readonly string $name = 'x') { static::$count += 1; }
    abstract protected function sound(): string;
    public function speak(): string { return sprintf('%s says %s', $this->name, $this->sound()); }
    public static function count(): int { return self::$count; }
    public function tag(string ...$tags): static { array_push($this->tags, ...$tags); return $this; }
    public function tags(): string { return implode('|', $this->tags); }
}
class Dog extends Animal { protected function sound(): string { return 'woof'; } }
class Puppy extends Dog { protected function sound(): string { return strtoupper(parent::sound()) . '!'; } }
class Queue implements \Countable, \IteratorAggregate {
    private $items = []; private $head = 0;
    public function enqueue($x) { $this->items[] = $x; }
    public function dequeue() { if ($this->head >= count($this->items)) throw new \UnderflowException("empty queue"); $x = $this->items[$this->head]; unset($this->items[$this->head]); $this->head++; return $x; }
    public function count(): int { return count($this->items) - 0; }
    public function getIterator(): \Iterator { return new \ArrayIterator($this->items); }
}
class Temperature { const FREEZING = 0; const NAMES = ['c' => 'Celsius', 'f' => 'Fahrenheit']; public $c = 0.0; public static function fromF(float $f): self { $t = new self(); $t->c = ($f - 32) * 5 / 9; return $t; } public function label(string $u = 'c'): string { return round($this->c, 1) . ' ' . (self::NAMES[$u] ?? throw new InvalidArgumentException("unit $u")); } }

function matrices(int $n): array { $m = Matrix::identity(2)->with(0, 1, $n); return [$m->times($m)->rows(), $m->trace(), (new Matrix())->rows()]; }
function animals(string $s): array { $d = new Dog($s); $p = (new Puppy('Bo'))->tag('a', $s)->tag(); return [$d->speak(), $p->speak(), $p->tags(), $p instanceof Dog, $d instanceof Puppy]; }
function queued(array $a): array { $q = new Queue(); foreach ($a as $x) { $q->enqueue($x); } $first = $a ? $q->dequeue() : null; return [$first, count($q), $q->count()]; }
function temperatures(float $f, string $u): string { try { return Temperature::fromF($f)->label($u); } catch (InvalidArgumentException $e) { return $e->getMessage(); } }
function wordFrequency(string $text): array { $words = preg_split('/\s+/', trim(strtolower($text))); $freq = []; foreach ($words as $word) { if ($word === '') continue; $freq[$word] = ($freq[$word] ?? 0) + 1; } uksort($freq, function ($a, $b) use ($freq) { return $freq[$b] <=> $freq[$a] ?: strcmp($a, $b); }); return $freq; }
function primesUpTo(int $n): array { $n = abs($n) % 50; $isPrime = array_fill(2, max(0, $n - 1), true); for ($p = 2; $p * $p <= $n; $p++) { if ($isPrime[$p]) { for ($m = $p * $p; $m <= $n; $m += $p) { $isPrime[$m] = false; } } } return array_keys(array_filter($isPrime)); }
function hanoi(int $n, string $a = 'A', string $b = 'B', string $c = 'C'): int { if ($n <= 0) return 0; if ($n > 8) return -1; return hanoi($n - 1, $a, $c, $b) + 1 + hanoi($n - 1, $c, $b, $a); }
function combos(array $items, int $k): array { if ($k === 0) return [[]]; if (count($items) < $k || $k < 0) return []; $head = array_shift($items); $with = array_map(fn ($c) => array_merge([$head], $c), combos($items, $k - 1)); return array_merge($with, combos($items, $k)); }
function lcs(string $a, string $b): string { $m = strlen($a); $n = strlen($b); $L = array_fill(0, $m + 1, array_fill(0, $n + 1, 0)); for ($i = 1; $i <= $m; $i++) for ($j = 1; $j <= $n; $j++) $L[$i][$j] = $a[$i - 1] == $b[$j - 1] ? $L[$i - 1][$j - 1] + 1 : max($L[$i - 1][$j], $L[$i][$j - 1]); $out = ''; while ($m > 0 && $n > 0) { if ($a[$m - 1] == $b[$n - 1]) { $out = $a[$m - 1] . $out; $m--; $n--; } elseif ($L[$m - 1][$n] >= $L[$m][$n - 1]) $m--; else $n--; } return $out; }
function nQueens(int $n): int { $n = abs($n) % 6; $count = 0; $cols = []; $place = function (int $r) use (&$place, &$count, &$cols, $n): void { if ($r === $n) { $count++; return; } for ($c = 0; $c < $n; $c++) { $ok = true; foreach ($cols as $rr => $cc) { if ($cc === $c || abs($cc - $c) === $r - $rr) { $ok = false; break; } } if ($ok) { $cols[$r] = $c; $place($r + 1); unset($cols[$r]); } } }; $place(0); return $count; }
function intervals(array $a): array { $iv = []; for ($i = 0; $i + 1 < count($a); $i += 2) { $iv[] = [min($a[$i], $a[$i + 1]), max($a[$i], $a[$i + 1])]; } usort($iv, fn ($x, $y) => $x[0] - $y[0]); $out = []; foreach ($iv as [$s, $e]) { if ($out && $out[count($out) - 1][1] >= $s) { $out[count($out) - 1][1] = max($out[count($out) - 1][1], $e); } else { $out[] = [$s, $e]; } } return $out; }
function zigzag(string $s, int $rows): string { if ($rows <= 1 || $rows >= strlen($s)) return $s; $lines = array_fill(0, $rows, ''); $r = 0; $d = 1; foreach (str_split($s) as $ch) { $lines[$r] .= $ch; if ($r === 0) $d = 1; elseif ($r === $rows - 1) $d = -1; $r += $d; } return implode($lines); }
function pascal(int $n): array { $n = abs($n) % 8; $rows = [[1]]; for ($i = 1; $i < $n; $i++) { $prev = end($rows); $row = [1]; for ($j = 1; $j < $i; $j++) $row[] = $prev[$j - 1] + $prev[$j]; $row[] = 1; $rows[] = $row; } return $rows; }
function dijkstra(int $from): array { $g = ['a' => ['b' => 7, 'c' => 3], 'b' => ['d' => 2], 'c' => ['b' => 1, 'd' => 8], 'd' => []]; $names = array_keys($g); $start = $names[abs($from) % 4]; $dist = array_fill_keys($names, INF); $dist[$start] = 0; $left = $g; while ($left) { $best = null; foreach ($left as $k => $_) { if ($best === null || $dist[$k] < $dist[$best]) $best = $k; } foreach ($g[$best] as $to => $w) { $dist[$to] = min($dist[$to], $dist[$best] + $w); } unset($left[$best]); } return array_map(fn ($d) => $d === INF ? -1 : $d, $dist); }
function calc(string $s): array { $tokens = preg_match_all('/\d+|[-+*\/()]/', $s . '+2*(3-1)', $m) ? $m[0] : []; $prec = ['+' => 1, '-' => 1, '*' => 2, '/' => 2]; $out = $ops = []; foreach ($tokens as $t) { if (ctype_digit($t)) { $out[] = $t; } elseif ($t === '(') { $ops[] = $t; } elseif ($t === ')') { while ($ops && end($ops) !== '(') { $out[] = array_pop($ops); } array_pop($ops); } else { while ($ops && isset($prec[end($ops)]) && $prec[end($ops)] >= $prec[$t]) { $out[] = array_pop($ops); } $ops[] = $t; } } while ($ops) { $out[] = array_pop($ops); } return $out; }
function luhn(string $s): bool { $digits = preg_replace('/\D/', '', $s . '79927398713'); $sum = 0; $alt = false; for ($i = strlen($digits) - 1; $i >= 0; $i--) { $d = (int) $digits[$i]; if ($alt) { $d *= 2; if ($d > 9) $d -= 9; } $sum += $d; $alt = !$alt; } return $sum % 10 === 0; }
function bin(int $n): string { if ($n === 0) return '0'; $neg = $n < 0; $n = abs($n); $r = ''; while ($n > 0) { $r = ($n & 1) . $r; $n >>= 1; } return ($neg ? '-' : '') . $r; }
function perfect(int $n): string { $n = abs($n); $sum = 0; for ($i = 1; $i <= $n / 2; $i++) { if ($n % $i == 0) { $sum += $i; } } return match (true) { $n == 0 => 'none', $sum === $n => 'perfect', $sum > $n => 'abundant', default => 'deficient' }; }
function trapped(array $h): int { $l = 0; $r = count($h) - 1; $lm = $rm = 0; $t = 0; while ($l < $r) { if ($h[$l] < $h[$r]) { $h[$l] >= $lm ? $lm = $h[$l] : $t += $lm - $h[$l]; $l++; } else { $h[$r] >= $rm ? $rm = $h[$r] : $t += $rm - $h[$r]; $r--; } } return $t; }
function movedZeros(array $a): array { $nz = array_filter($a, fn ($x) => $x !== 0); return array_pad(array_values($nz), count($a), 0); }
function majority(array $a): ?int { $c = null; $n = 0; foreach ($a as $x) { if ($n === 0) { $c = $x; } $n += $x === $c ? 1 : -1; } return $c; }
function gray(int $n): array { $n = abs($n) % 4; $r = ['']; while ($n-- > 0) { $r = [...array_map(fn ($x) => "0$x", $r), ...array_map(fn ($x) => "1$x", array_reverse($r))]; } return $r; }
function isoWord(string $a, string $b): bool { if (strlen($a) !== strlen($b)) return false; $m = $w = []; for ($i = 0; $i < strlen($a); $i++) { if (($m[$a[$i]] ?? $b[$i]) !== $b[$i] || ($w[$b[$i]] ?? $a[$i]) !== $a[$i]) return false; $m[$a[$i]] = $b[$i]; $w[$b[$i]] = $a[$i]; } return true; }
function stats(array $a): array { if (!$a) { return ['n' => 0]; } sort($a); [$min, $max] = [$a[0], $a[count($a) - 1]]; return compact_like($min, $max) + ['n' => count($a), 'avg' => array_sum($a) / count($a), 'range' => $max - $min]; }
function compact_like($min, $max): array { return ['min' => $min, 'max' => $max]; }
function timeText(int $s): string { $s = abs($s) * 97; return sprintf('%02d:%02d:%02d', intdiv($s, 3600), intdiv($s, 60) % 60, $s % 60); }
function ordinal(int $n): string { $n = abs($n); if (in_array($n % 100, [11, 12, 13])) return $n . 'th'; return $n . (['th', 'st', 'nd', 'rd'][$n % 10] ?? 'th'); }
function money(float $x): string { return ($x < 0 ? '-' : '') . '$' . number_format(abs($x) * 1234.5, 2); }
function slug(string $s): string { return trim(preg_replace('/[^a-z0-9]+/', '-', strtolower($s)), '-'); }
function initials2(string $s): string { return implode('.', array_map(fn ($w) => substr($w, 0, 1), array_filter(explode(' ', $s)))); }
function mask(string $s): string { $n = strlen($s); return $n <= 4 ? str_repeat('*', $n) : str_repeat('*', $n - 4) . substr($s, -4); }
function wrapWords(string $s): array { $lines = []; $line = ''; foreach (explode(' ', $s . ' the quick brown fox') as $w) { if (strlen($line . ' ' . $w) > 10 && $line !== '') { $lines[] = $line; $line = $w; } else { $line = ltrim("$line $w"); } } if ($line !== '') $lines[] = $line; return $lines; }
function hexColor(int $r, int $g, int $b): string { return sprintf('#%02x%02X%02x', abs($r) % 256, abs($g) % 256, abs($b) % 256); }
function fizz(int $n): array { $o = []; for ($i = 1; $i <= abs($n) % 20; $i++) { $o[] = ($i % 15 === 0 ? 'FizzBuzz' : ($i % 5 === 0 ? 'Buzz' : ($i % 3 === 0 ? 'Fizz' : $i))); } return $o; }
function lookSay(int $n): string { $s = '1'; for ($i = 0; $i < abs($n) % 6; $i++) { $s = preg_replace_callback('/(.)\1*/', fn ($m) => strlen($m[0]) . $m[1], $s); } return $s; }
function deepMerge(array $a, array $b): array { foreach ($b as $k => $v) { if (is_array($v) && isset($a[$k]) && is_array($a[$k])) { $a[$k] = deepMerge($a[$k], $v); } else { $a[$k] = $v; } } return $a; }
function configured(int $n): array { return deepMerge(['db' => ['host' => 'x', 'port' => 1], 'v' => [1, 2]], ['db' => ['port' => $n], 'v' => [9], 'new' => true]); }
function pipeline(array $a): int|float { return array_product(array_slice(array_unique(array_map(fn ($x) => abs($x) % 5 + 1, $a)), 0, 3)); }
function digitsSum(int $n): int { $n = abs($n); return $n < 10 ? $n : digitsSum(array_sum(array_map('intval', str_split((string) $n)))); }
function fib_gen(int $n): array { $g = (function () { [$a, $b] = [0, 1]; while (true) { yield $a; [$a, $b] = [$b, $a + $b]; } })(); $out = []; foreach ($g as $i => $v) { if ($i >= abs($n) % 10) break; $out[] = $v; } return $out; }
function keyed_gen(int $n): array { $g = function () use ($n) { yield 'a' => $n; yield 'b' => 2; }; $o = []; foreach ($g() as $k => $v) { $o[$k] = $v; } return $o; }
function gen_return(int $n): array { $g = (function () use ($n) { $x = yield 1; yield from [2, 3]; return $n; })(); return iterator_to_array($g, false); }
function scope_test(int $n): int { $x = 1; $f = fn () => $x + $n; $x = 50; { $x += 1; } return $f() + $x; }
function ref_swap(int $n): array { $swap = function (&$a, &$b) { $t = $a; $a = $b; $b = $t; }; $p = [1, $n]; $swap($p[0], $p[1]); $x = 'l'; $y = 'r'; $swap($x, $y); return [$p, $x, $y]; }
function ref_var(int $n): array { $a = 1; $b = &$a; $b = $n; $c = [1, 2]; $d = &$c[0]; $d = 9; return [$a, $c]; }
function global_use(int $n): int { global $totalCount; $totalCount += $n; return $totalCount; }
function switch_text(string $s): int { switch (strtolower(substr($s, 0, 1))) { case 'a': case 'b': return 1; case '1': return 2; case '': return 3; default: return 4; } }
function null_chain(int $n): array { $o = $n > 3 ? new Temperature() : null; return [$o?->c, $o?->label('c'), $o->c ?? 'none', isset($o->c)]; }
function int_parse(string $s): array { return [filter_var($s, FILTER_VALIDATE_INT), is_numeric($s . '5'), (int) ('0' . $s), '5' + '5.5', '1.5' + 1, 7 . '', 10 % 3.9]; }
function list_each(int $n): string { $o = ''; foreach (['x' => [1, [2, $n]], 'y' => [3, [4, 5]]] as $k => [$a, [$b, $c]]) { $o .= "$k$a$b$c,"; } return rtrim($o, ','); }
function str_funcs(string $s): array { return [ucwords($s), wordwrap($s, 3, "\n", true), strpbrk($s, 'bc'), substr_count($s . $s, 'a'), nl2br($s), similar_text($s, 'abc'), soundex($s), metaphone($s)]; }
function sorting_more(array $a): array { $b = $a; natsort($b); $c = ['img12', 'img10', 'IMG2', 'img1']; natcasesort($c); $d = [3 => 'c', 1 => 'a']; ksort($d); $e = ['b' => 1, 'a' => 1, 'c' => 0]; asort($e); arsort($e); array_multisort($a); return [$b, $c, $d, $e, $a]; }
function array_more(array $a): array { return [array_map(fn ($x) => [$x => $x], $a), array_merge_recursive(['a' => [1]], ['a' => [2], 'b' => 3]), array_replace([1, 2], [1 => 'b', 3 => 'd']), array_walk($a, fn (&$v) => $v++), $a, array_intersect_key(['a' => 1, 'b' => 2], ['a' => 0]), array_fill(0, 0, 1), min($a ?: [0]), array_flip(array_flip($a))]; }
