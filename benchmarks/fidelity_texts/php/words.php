<?php
function longest(array $words): string { $best = ''; foreach ($words as $w) { if (strlen($w) > strlen($best)) { $best = $w; } } return $best; }
function lengths($words) { return array_map('strlen', $words); }
function by_length($words) { usort($words, fn($a, $b) => strlen($a) <=> strlen($b) ?: strcmp($a, $b)); return $words; }
function initials($words) { return implode('', array_map(fn($w) => strtoupper($w[0] ?? ''), $words)); }
function counted_words($words) { $c = array_count_values($words); ksort($c); return $c; }
function common_prefix($words) { if (!$words) { return ''; } $p = $words[0]; foreach ($words as $w) { while ($p !== '' && strpos($w, $p) !== 0) { $p = substr($p, 0, -1); } } return $p; }
function anagram_groups($words) { $g = []; foreach ($words as $w) { $k = str_split($w); sort($k); $g[implode($k)][] = $w; } return array_values($g); }
function with_letter($words) { return array_values(array_filter($words, fn($w) => str_contains($w, 'a'))); }
function totals($values) { $t = 0; foreach ($values as $v) { $t += $v; } return $t; }
function doubled($x) { return is_array($x) ? array_map('doubled', $x) : $x * 2; }
function described($x) { return is_array($x) ? 'list of ' . count($x) : (is_string($x) ? "text '$x'" : "number $x"); }
function loosely($x) { return [$x == 0, $x == '', $x == null, $x == 'a', $x == [], $x == '1', $x == true, $x > 5, $x <=> '3']; }
function joined_with_keys($words) { $out = []; foreach ($words as $i => $w) { $out[] = ($i + 1) . ". $w"; } return implode("\n", $out); }
function last_two($values) { return array_slice($values, -2); }
function running($values) { $t = 0; return array_map(function ($v) use (&$t) { return $t += $v; }, $values); }
function pairs_of($values) { $out = []; $n = count($values); for ($i = 0; $i < $n; $i++) { for ($j = $i + 1; $j < $n; $j++) { $out[] = [$values[$i], $values[$j]]; } } return $out; }
function rotated($values, int $k) { $n = count($values); if ($n === 0) { return []; } $k = (($k % $n) + $n) % $n; return array_merge(array_slice($values, $k), array_slice($values, 0, $k)); }
function is_sorted($values) { for ($i = 1; $i < count($values); $i++) { if ($values[$i - 1] > $values[$i]) { return false; } } return true; }
function second_largest($values) { $u = array_unique($values); rsort($u); return $u[1] ?? null; }
function without_duplicates($values) { $seen = []; $out = []; foreach ($values as $v) { if (!in_array($v, $seen, true)) { $seen[] = $v; $out[] = $v; } } return $out; }
function table(array $rows): string { $out = ''; foreach ($rows as $i => $v) { $out .= str_pad((string) $i, 3, ' ', STR_PAD_LEFT) . '|' . str_pad($v, 4, '.') . "\n"; } return $out; }
function encoded(string $s): string { return strtr(base_convert((string) strlen($s), 10, 2), '01', 'ab') . ucfirst(strrev($s)); }
function parsed_pairs(string $s): array { $out = []; foreach (explode('&', "a=1&b=$s&c") as $part) { [$k, $v] = array_pad(explode('=', $part, 2), 2, null); $out[$k] = $v; } return $out; }
function evaluated(string $s): array { $stack = []; foreach (explode(' ', '3 4 + 2 *') as $t) { if (is_numeric($t)) { $stack[] = (int) $t; continue; } $b = array_pop($stack); $a = array_pop($stack); $stack[] = match ($t) { '+' => $a + $b, '-' => $a - $b, '*' => $a * $b, default => throw new ValueError('unknown') }; } return [$stack, strlen($s)]; }
function distances(string $a, string $b): int { $m = strlen($a); $n = strlen($b); $d = range(0, $n); for ($i = 1; $i <= $m; $i++) { $prev = $d[0]; $d[0] = $i; for ($j = 1; $j <= $n; $j++) { $t = $d[$j]; $d[$j] = min($d[$j] + 1, $d[$j - 1] + 1, $prev + ($a[$i - 1] === $b[$j - 1] ? 0 : 1)); $prev = $t; } } return $d[$n]; }
function knapsack(int $capacity): int { $w = [1, 3, 4, 5]; $v = [1, 4, 5, 7]; $c = abs($capacity) % 15; $dp = array_fill(0, $c + 1, 0); foreach ($w as $i => $wi) { for ($j = $c; $j >= $wi; $j--) { $dp[$j] = max($dp[$j], $dp[$j - $wi] + $v[$i]); } } return $dp[$c]; }
function changes(int $amount): array { $coins = [25, 10, 5, 1]; $out = []; $amount = abs($amount); foreach ($coins as $c) { $n = intdiv($amount, $c); if ($n > 0) { $out[$c] = $n; } $amount %= $c; } return $out; }
function spiral(int $n): array { $n = abs($n) % 4 + 1; $m = array_fill(0, $n, array_fill(0, $n, 0)); $v = 1; for ($t = 0, $b = $n - 1, $l = 0, $r = $n - 1; $t <= $b && $l <= $r; $t++, $b--, $l++, $r--) { for ($i = $l; $i <= $r; $i++) { $m[$t][$i] = $v++; } for ($i = $t + 1; $i <= $b; $i++) { $m[$i][$r] = $v++; } for ($i = $r - 1; $i >= $l && $t < $b; $i--) { $m[$b][$i] = $v++; } for ($i = $b - 1; $i > $t && $l < $r; $i--) { $m[$i][$l] = $v++; } } return $m; }
