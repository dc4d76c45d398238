<?php
function sums(int $a, int $b): array { return [$a + $b, $a - $b, $a * $b, $a <=> $b]; }
function quotients(int $a, int $b): array { return $b === 0 ? [] : [$a / $b, intdiv($a, $b), $a % $b, fmod($a, $b)]; }
function divided(int $a, int $b) { return $a / $b; }
function remainder(int $a, int $b) { return $a % $b; }
function powers(int $a): array { return [$a ** 2, $a ** -1 + 1, 2 ** $a, pow($a, 3), $a ** 0.5]; }
function bits(int $a, int $b): array { return [$a & $b, $a | $b, $a ^ $b, ~$a, $a << 3, $a >> 1]; }
function shifted(int $a, int $b) { return $a << $b; }
function overflowing(int $a) { $x = PHP_INT_MAX - 3; return $x + abs($a) > PHP_INT_MAX ? 'float' : 'int'; }
function kinds($a): array { return [gettype($a), is_int($a), is_string($a), is_array($a), is_numeric($a), is_float($a)]; }
function rounding(float $x): array { return [round($x), round($x, 1), floor($x), ceil($x), (int) $x, intval($x)]; }
function rounding_down(float $x): array { return [round($x * 1000, -2), round(-$x, 2), abs($x), -$x]; }
function shown(float $x): string { return "$x|" . $x * 3 . "|" . $x / 7 . "|" . 1e20 * $x . "|" . 1e-7 * $x; }
function grouped(float $x): string { return number_format($x) . ' ' . number_format($x * 12345.678, 2) . ' ' . number_format($x * 1000, 1, ',', '.'); }
function formats(int $a, float $x): string { return sprintf('%d|%5d|%-5d|%05d|%+d|%x|%X|%o|%b|%c|%.2f|%8.3f|%e|%%|%s|%u', $a, $a, $a, $a, $a, $a, $a, $a, $a, 65 + abs($a) % 26, $x, $x, $x, $x, abs($a)); }
function padded_formats(string $s, int $n): string { return sprintf("%'*10s|%-10s|%05.1f|%5s|%2\$s|%1\$s", $s, $n, $n, $s); }
function bases(int $n): array { $n = abs($n); return [decbin($n), dechex($n), decoct($n), bindec(decbin($n)), hexdec('ff') + $n, base_convert((string) $n, 10, 7)]; }
function parsed(string $s): array { return [(int) $s, (float) $s, intval($s, 16), is_numeric($s), (bool) $s]; }
function calculated(string $s) { return $s + 1; }
function compared(string $s, int $n): array { return [$s == $n, $s === $n, $s < $n, $s <=> $n, $s == 'abc', $s > 'b']; }
function texts_compared(string $a, string $b): array { return [$a == $b, $a < $b, $a <=> $b, strcmp($a, $b), $a === $b, '1' == '01', '10' == '1e1', 'abc' == 0]; }
function truths(int $n, string $s): array { return [!$n, !$s, (bool) [$n], (bool) [], $n && $s, $n || $s, $n xor true, !null, '0' ? 1 : 2, '0.0' ? 1 : 2]; }
function gcd(int $a, int $b): int { return $b === 0 ? abs($a) : gcd($b, $a % $b); }
function is_prime(int $n): bool { if ($n < 2) { return false; } for ($i = 2; $i * $i <= $n; $i++) { if ($n % $i === 0) { return false; } } return true; }
function primes(int $limit): array { $limit = abs($limit) % 60; $sieve = array_fill(0, $limit + 1, true); $found = []; for ($i = 2; $i <= $limit; $i++) { if (!$sieve[$i]) { continue; } $found[] = $i; for ($j = $i * $i; $j <= $limit; $j += $i) { $sieve[$j] = false; } } return $found; }
function factors(int $n): array { $result = []; for ($p = 2; $n > 1 && $p <= $n; $p++) { while ($n % $p === 0) { $result[$p] = ($result[$p] ?? 0) + 1; $n = intdiv($n, $p); } } return $result; }
function factorial(int $n): int|float { $r = 1; for ($i = 2; $i <= abs($n) % 15; ++$i) { $r *= $i; } return $r; }
function fibonacci(int $n): int { static $memo = []; $n = abs($n) % 30; if ($n < 2) { return $n; } return $memo[$n] ??= fibonacci($n - 1) + fibonacci($n - 2); }
function collatz(int $n): int { $steps = 0; $n = max(1, $n); while ($n !== 1) { $n = $n % 2 ? 3 * $n + 1 : $n / 2; $steps++; } return $steps; }
function digits(int $n): array { $sum = 0; $product = 1; foreach (str_split((string) abs($n)) as $d) { $sum += $d; $product *= $d; } return [$sum, $product]; }
function reversed_number(int $n): int { $r = (int) strrev((string) abs($n)); return $n < 0 ? -$r : $r; }
function mean(array $values): float { return count($values) ? array_sum($values) / count($values) : 0; }
function median(array $values) { sort($values); $n = count($values); if (!$n) { return null; } $m = intdiv($n, 2); return $n % 2 ? $values[$m] : ($values[$m - 1] + $values[$m]) / 2; }
function deviation(array $values): float { $n = count($values); if ($n === 0) { return 0.0; } $m = array_sum($values) / $n; return sqrt(array_sum(array_map(fn($x) => ($x - $m) ** 2, $values)) / $n); }
function roman(int $n): string { $map = ['M' => 1000, 'CM' => 900, 'D' => 500, 'CD' => 400, 'C' => 100, 'XC' => 90, 'L' => 50, 'XL' => 40, 'X' => 10, 'IX' => 9, 'V' => 5, 'IV' => 4, 'I' => 1]; $out = ''; foreach ($map as $sign => $value) { while ($n >= $value) { $out .= $sign; $n -= $value; } } return $out; }
function from_roman(string $s): int { $values = ['a' => 1, 'b' => 5, 'c' => 10]; $total = 0; for ($i = 0; $i < strlen($s); $i++) { $v = $values[$s[$i]] ?? 0; $next = $values[$s[$i + 1] ?? ''] ?? 0; $total += $v < $next ? -$v : $v; } return $total; }
function extremes(int $a, float $x): array { return [max($a, $x), min($a, $x), max([$a, 3, 2]), min(4, $a, 1), max('abc', $a), max([1, $a], [2, 0])]; }
function changed($n) { $n++; $n += 2; $n *= 3; $n -= 1; return $n; }
function updates(int $n): array { $a = $n++; $b = ++$n; $c = $n--; $d = --$n; return [$a, $b, $c, $d, $n]; }
function assigned(int $n): array { $a = $b = $n; $b += 1; $a .= 'x'; $c = null; $c ??= $b; $d = $n ?: 'none'; return [$a, $b, $c, $d]; }
function trigonometry(float $x): array { return [sin($x), cos($x), atan2($x, 2), exp($x / 10), log(abs($x) + 1), log10(abs($x) + 1), sqrt(abs($x)), hypot($x, 1), pi(), deg2rad($x)]; }
function special(float $x): array { return [is_nan(NAN), is_infinite(INF), is_finite($x), INF > $x, NAN == NAN, fdiv($x, 0) > 0, PHP_INT_MAX, intdiv(7, 2)]; }
function typed(int $a, float $b, string $c, bool $d): string { return gettype($a) . gettype($b) . gettype($c) . gettype($d) . $a . $b . $c . $d; }
function converted(int $a): array { $f = fn(float $x) => $x; $g = fn(string $x) => $x; $h = fn(bool $x) => $x; return [gettype($f($a)), gettype($g($a)), $h($a), $g(1.5)]; }
function resulting(int $a): string { $f = function (int $x): float { return $x; }; $g = function ($x): string { return $x; }; return gettype($f($a)) . gettype($g($a)); }
function switched(int $n): string { switch (abs($n) % 5) { case 0: return 'zero'; case 1: case 2: $r = 'few'; break; case 3: $r = 'three'; default: $r = ($r ?? '') . 'many'; } return $r; }
function matched(int $n): string { return match (true) { $n < 0 => 'negative', $n === 0 => 'zero', $n < 10 => 'small', default => 'large' }; }
function matched_strictly(int $n) { return match ($n % 3) { 0 => 'a', 1, 2 => 'b' }; }
function nested_loops(int $n): array { $found = []; for ($i = 0; $i < abs($n) % 8; $i++) { $j = 0; while (true) { if ($j > $i) { break; } if (($i + $j) % 3 === 0) { $j++; continue; } $found[] = "$i-$j"; $j++; } } return $found; }
function leaving(int $n): int { $t = 0; foreach (range(1, 5) as $i) { foreach (range(1, 5) as $j) { if ($i * $j > abs($n)) { break 2; } if ($j > $i) { continue 2; } $t += $i * $j; } } return $t; }
function counted_down(int $n): string { $s = ''; $i = abs($n) % 6; do { $s .= $i; } while (--$i > 0); return $s; }
function alternatives(int $n): string { if ($n > 100): return 'big'; elseif ($n > 10): return 'middle'; else: return 'small'; endif; }
function counting_by(int $n): array { $r = []; for ($i = 0, $j = 10; $i < $j; $i += 2, $j--) { $r[] = $i * $j + $n; } return $r; }
function shortest_path(int $n): int { $n = abs($n) % 12; $grid = []; for ($i = 0; $i <= $n; $i++) { for ($j = 0; $j <= $n; $j++) { $grid[$i][$j] = $i && $j ? min($grid[$i - 1][$j], $grid[$i][$j - 1]) + ($i * $j) % 7 : $i + $j; } } return $grid[$n][$n]; }
