<?php
function appended(array $a): array { $a[] = 1; $a[] = 2; array_push($a, 3, 4); return $a; }
function copied(array $a): array { $b = $a; $b[] = 9; $c = $b; $c[0] = 5; return [$a, $b, $c]; }
function nested_copies(array $a): array { $m = [$a, [1, 2]]; $n = $m; $n[0][] = 7; $n[1][0] = 8; return [$m, $n]; }
function passed(array $a): array { $f = function (array $x) { $x[] = 1; return count($x); }; return [$f($a), count($a)]; }
function passed_by_reference(array $a): array { $f = function (array &$x, &$n) { $x[] = 1; $n++; }; $n = 5; $f($a, $n); return [$a, $n]; }
function add_one(array &$x, int $by): void { foreach ($x as &$v) { $v += $by; } unset($v); $x[] = $by; }
function changed_by_function(array $a): array { $b = $a; add_one($b, 2); return [$a, $b]; }
function looping_by_reference(array $a): array { foreach ($a as &$v) { $v = $v . '!'; } unset($v); return $a; }
function looping_by_reference_with_keys(array $a): array { foreach ($a as $k => &$v) { $v = "$k:$v"; } return $a; }
function rows_by_reference(int $n): array { $m = [[1], [2], [$n]]; foreach ($m as &$row) { $row[] = count($row); } unset($row); return $m; }
function keys_and_values(array $a): array { $r = []; foreach ($a as $k => $v) { $r["k$k"] = $v; } return [$r, array_keys($r), array_values($r), array_flip(['a', 'b'])]; }
function without(array $a): array { unset($a[0], $a[2]); $a[] = 'new'; return $a; }
function renumbered(array $a): array { unset($a[0]); return array_values($a); }
function grown(int $n): array { $m = []; $m['x'][] = $n; $m['x'][] = 2; $m['y']['z'] = 3; $m[5] = 1; $m[] = 6; return $m; }
function keys_converted(int $n): array { $a = []; $a['5'] = 1; $a[5] = 2; $a['05'] = 3; $a[true] = 4; $a[1.7] = 5; $a[null] = 6; $a["-3"] = $n; return $a; }
function mapped(array $a): array { return array_map(fn($x) => $x * 2, $a); }
function mapped_with_keys(int $n): array { return array_map(fn($x) => $x + $n, ['a' => 1, 'b' => 2]); }
function mapped_together(array $a, array $b): array { return array_map(fn($x, $y) => [$x, $y], $a, $b); }
function zipped(array $a): array { return array_map(null, $a, array_reverse($a)); }
function mapped_by_name(array $a): array { return [array_map('strval', $a), array_map('abs', $a), array_filter(['a', '', 'b'], 'strlen')]; }
function filtered(array $a): array { return [array_filter($a, fn($x) => $x % 2 == 0), array_values(array_filter($a)), array_filter($a, fn($k) => $k > 1, ARRAY_FILTER_USE_KEY), array_filter($a, fn($v, $k) => $v > $k, ARRAY_FILTER_USE_BOTH)]; }
function reduced(array $a): array { return [array_reduce($a, fn($c, $x) => $c + $x, 0), array_reduce($a, fn($c, $x) => $c . $x), array_sum($a), array_product($a)]; }
function sliced(array $a): array { return [array_slice($a, 1), array_slice($a, -2), array_slice($a, 1, 2), array_slice($a, 0, -1), array_slice($a, 1, 2, true), array_slice(['a' => 1, 5 => 2, 6 => 3], 1)]; }
function spliced(array $a): array { $b = $a; $gone = array_splice($b, 1, 2, ['x', 'y', 'z']); $c = $a; array_splice($c, -1); $d = $a; array_splice($d, 1, 0, 'one'); return [$b, $gone, $c, $d]; }
function stacked(array $a): array { $b = $a; $x = array_pop($b); array_push($b, 5); $y = array_shift($b); array_unshift($b, 7, 8); return [$x, $y, $b, $a]; }
function merged(array $a): array { return [array_merge($a, [1, 2]), array_merge(['a' => 1, 3 => 2], ['a' => 9, 3 => 4]), $a + [10, 20, 30], [...$a, 0, ...$a]]; }
function combined(array $a): array { return [array_combine($a, array_keys($a)), array_fill_keys(['a', 5], 0), array_fill(5, 3, 'x'), array_pad($a, 4, 0), array_pad($a, -4, 0)]; }
function searched(array $a, int $n): array { return [in_array($n, $a), in_array((string) $n, $a, true), array_search($n, $a), array_key_exists(1, $a), isset($a[1]), isset($a[99]), $a[99] ?? 'none', empty($a), array_keys($a, $n)]; }
function sorted(array $a): array { $b = $a; sort($b); $c = $a; rsort($c); $d = $a; asort($d); $e = $a; arsort($e); $f = array_flip($b); krsort($f); return [$b, $c, $d, $e, $f]; }
function sorted_by(array $a): array { $b = $a; usort($b, fn($x, $y) => $y <=> $x); $c = $a; usort($c, fn($x, $y) => abs($x) - abs($y)); $d = $a; uasort($d, fn($x, $y) => $x % 3 <=> $y % 3); $e = array_flip($a); uksort($e, fn($x, $y) => $x <=> $y); return [$b, $c, $d, $e]; }
function sorted_words(string $s): array { $a = explode(' ', $s . ' b A 10 9 a'); sort($a); $b = ['10', '9', '1e1', 'x']; sort($b); $c = ['b10', 'b9', 'B1']; sort($c, SORT_STRING | SORT_FLAG_CASE); return [$a, $b, $c]; }
function sorted_records(int $n): array { $p = [['n' => 'x', 'v' => $n], ['n' => 'y', 'v' => 3], ['n' => 'a', 'v' => 3]]; usort($p, fn($a, $b) => [$a['v'], $a['n']] <=> [$b['v'], $b['n']]); return array_column($p, 'v', 'n'); }
function sorted_by_boolean(array $a): array { usort($a, fn($x, $y) => $x > $y); return $a; }
function distinct(array $a): array { return [array_unique($a), array_values(array_unique([1, '1', 2, 2.0, 'a', 'A'])), array_count_values(['a', 'b', 'a', 1, '1'])]; }
function compared(array $a, array $b): array { return [array_diff($a, $b), array_intersect($a, $b), array_diff_key($a, $b), array_intersect_key($a, $b), array_diff_assoc($a, $b), $a == $b, $a === $b, $a <=> $b]; }
function chunks(array $a): array { return [array_chunk($a, 2), array_chunk($a, 2, true), array_reverse($a), array_reverse($a, true), array_reverse(['a' => 1, 2])]; }
function columns(int $n): array { $rows = [['id' => 3, 'n' => 'a'], ['id' => $n, 'n' => 'b'], ['n' => 'c']]; return [array_column($rows, 'n'), array_column($rows, 'n', 'id'), array_column($rows, null, 'n'), array_column($rows, 'id')]; }
function ranges(int $n): array { return [range(0, 3), range(5, 1, 2), range('a', 'e'), range(0, 1, 0.25), range(10, 0, -5), range($n, $n + 2)]; }
function taken_apart(int $n): array { [$a, $b] = [$n, 2]; [$a, $b] = [$b, $a]; list(, $c) = [1, 3]; ['x' => $d, 'y' => $e] = ['x' => 4, 'y' => 5]; [[$f], $g] = [[6], 7]; return [$a, $b, $c, $d, $e, $f, $g]; }
function taken_apart_in_loop(int $n): array { $r = []; foreach ([[1, $n], [3, 4]] as [$x, $y]) { $r[] = $x * $y; } foreach ([['k' => 1, 'v' => 2]] as ['k' => $k, 'v' => $v]) { $r[] = $k + $v; } return $r; }
function positions(array $a): array { $r = [current($a), key($a), next($a), key($a), end($a), key($a), reset($a), prev($a), current($a)]; return $r; }
function ends(array $a): array { return [array_key_first($a), array_key_last($a), end($a), reset($a), count($a), array_is_list($a)]; }
function counted_deep(int $n): array { $a = [1, [2, [3, $n]], []]; return [count($a), count($a, COUNT_RECURSIVE)]; }
function walked(array $a): array { array_walk($a, function (&$v, $k) { $v = $v * 10 + $k; }); return $a; }
function flattened(int $n): array { $out = []; $walk = function ($x) use (&$walk, &$out) { foreach ($x as $e) { if (is_array($e)) { $walk($e); } else { $out[] = $e; } } }; $walk([1, [2, [$n, [4]]], 5]); return $out; }
function transposed(int $n): array { $m = [[1, 2, $n], [4, 5, 6]]; $t = []; foreach ($m as $i => $row) { foreach ($row as $j => $v) { $t[$j][$i] = $v; } } return $t; }
function multiplied(int $n): array { $a = [[1, 2], [3, $n]]; $r = []; for ($i = 0; $i < 2; $i++) { for ($j = 0; $j < 2; $j++) { $r[$i][$j] = 0; for ($k = 0; $k < 2; $k++) { $r[$i][$j] += $a[$i][$k] * $a[$k][$j]; } } } return $r; }
function grouped(array $a): array { $g = []; foreach ($a as $v) { $g[$v % 2 === 0 ? 'even' : 'odd'][] = $v; } ksort($g); return $g; }
function tallied(string $s): array { $c = []; foreach (str_split($s) as $ch) { if (!isset($c[$ch])) { $c[$ch] = 0; } $c[$ch]++; } arsort($c); return $c; }
function two_sum(array $a, int $target): array { $seen = []; foreach ($a as $i => $v) { if (isset($seen[$target - $v])) { return [$seen[$target - $v], $i]; } $seen[$v] = $i; } return []; }
function bubble(array $a): array { $n = count($a); for ($i = 0; $i < $n; $i++) { for ($j = 0; $j < $n - $i - 1; $j++) { if ($a[$j] > $a[$j + 1]) { [$a[$j], $a[$j + 1]] = [$a[$j + 1], $a[$j]]; } } } return $a; }
function quick(array $a): array { if (count($a) < 2) { return $a; } $p = array_shift($a); return array_merge(quick(array_filter($a, fn($x) => $x < $p)), [$p], quick(array_filter($a, fn($x) => $x >= $p))); }
function merge_sorted(array $a): array { if (count($a) <= 1) { return $a; } $m = (int) (count($a) / 2); $l = merge_sorted(array_slice($a, 0, $m)); $r = merge_sorted(array_slice($a, $m)); $o = []; while ($l && $r) { $o[] = $l[0] <= $r[0] ? array_shift($l) : array_shift($r); } return array_merge($o, $l, $r); }
function binary_search(array $a, int $x): int { sort($a); $lo = 0; $hi = count($a) - 1; while ($lo <= $hi) { $mid = ($lo + $hi) >> 1; if ($a[$mid] === $x) { return $mid; } if ($a[$mid] < $x) { $lo = $mid + 1; } else { $hi = $mid - 1; } } return -1; }
function best_sum(array $a): int { $best = $cur = $a[0] ?? 0; foreach (array_slice($a, 1) as $v) { $cur = max($v, $cur + $v); $best = max($best, $cur); } return $best; }
function permutations(int $n): array { $a = range(1, abs($n) % 3 + 1); $out = []; $go = function ($left, $cur) use (&$go, &$out) { if (!$left) { $out[] = implode('', $cur); return; } foreach ($left as $i => $v) { $rest = $left; unset($rest[$i]); $go($rest, [...$cur, $v]); } }; $go($a, []); return $out; }
function missing(array $a) { return [$a[100] ?? null, @$a['x'], $a[0][1] ?? 'deep', isset($a['x']['y'])]; }
function first_of_null($x) { return $x[0]; }
function text_positions(string $s): array { $r = []; for ($i = 0; $i < strlen($s); $i++) { $r[$s[$i]][] = $i; } return $r; }
function breadth_first(int $n): array { $g = [0 => [1, 2], 1 => [3], 2 => [3, 4], 3 => [], 4 => [0]]; $seen = [$n % 5 => true]; $queue = [abs($n) % 5]; $order = []; while ($queue) { $v = array_shift($queue); $order[] = $v; foreach ($g[$v] as $w) { if (empty($seen[$w])) { $seen[$w] = true; $queue[] = $w; } } } return $order; }
