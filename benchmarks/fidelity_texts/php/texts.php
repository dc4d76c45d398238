<?php
function parts(string $s): array { return [strlen($s), substr($s, 1), substr($s, -2), substr($s, 1, 2), substr($s, 0, -1), $s[0] ?? '', $s[-1] ?? '', substr($s, 50)]; }
function cases(string $s): array { return [strtoupper($s), strtolower($s), ucfirst($s), lcfirst($s), ucwords($s), strrev($s), ucwords('a-b c', '-')]; }
function searches(string $s): array { return [strpos($s, 'a'), strrpos($s, 'b'), stripos($s, 'A'), str_contains($s, 'b'), str_starts_with($s, 'a'), str_ends_with($s, 'b'), substr_count($s, 'a'), strstr($s, 'b'), strstr($s, 'b', true), strrchr($s, 'a')]; }
function found(string $s): string { if (strpos($s, 'a') !== false) { return 'has'; } return strpos($s, 'a') === false ? 'lacks' : 'never'; }
function trimmed(string $s): array { return [trim(" $s\n"), ltrim($s, 'ab'), rtrim($s, 'a..c'), trim($s, '0..9'), trim("xx{$s}x", 'x')]; }
function cut(string $s): array { return [explode(' ', $s), explode('a', $s), explode('a', $s, 2), explode('b', $s, -1), str_split($s), str_split($s, 3), implode(',', explode('a', $s)), implode([1, 2, null, true, 1.5])]; }
function padded(string $s): array { return [str_pad($s, 10), str_pad($s, 10, '*', STR_PAD_LEFT), str_pad($s, 11, 'xy', STR_PAD_BOTH), str_repeat($s, 2), str_repeat('-', 3)]; }
function replaced(string $s): array { return [str_replace('a', 'XX', $s), str_replace(['a', 'b'], ['b', 'c'], $s), str_replace(['a', 'b'], '', $s), str_ireplace('A', '-', $s), substr_replace($s, '#', 1, 2), substr_replace($s, '#', -1), strtr($s, 'abc', 'xyz'), strtr($s, ['ab' => '1', 'a' => '2'])]; }
function replaced_counted(string $s): array { $t = str_replace('a', '', $s, $n); return [$t, $n]; }
function compared(string $a, string $b): array { return [strcmp($a, $b), strcasecmp($a, $b), strncmp($a, $b, 2), $a <=> $b, similar_text($a, $b), levenshtein($a, $b)]; }
function classes(string $s): array { return [ctype_alpha($s), ctype_digit($s), ctype_alnum($s), ctype_upper($s), ctype_lower($s), ctype_space($s), ctype_punct($s), ctype_xdigit($s)]; }
function codes(string $s): array { return array_map(fn($c) => $c === '' ? '' : chr(ord($c) + 1), str_split($s)); }
function caesar(string $s, int $n): string { $out = ''; foreach (str_split($s) as $c) { if (ctype_upper($c)) { $out .= chr((ord($c) - 65 + $n % 26 + 26) % 26 + 65); } elseif (ctype_lower($c)) { $out .= chr((ord($c) - 97 + $n % 26 + 26) % 26 + 97); } else { $out .= $c; } } return $out; }
function palindrome(string $s): bool { $t = preg_replace('/[^a-z0-9]/', '', strtolower($s)); return $t === strrev($t); }
function words(string $s): array { return [str_word_count($s), str_word_count($s, 1), wordwrap($s . ' and some more words', 8, "\n", true), wordwrap($s, 3), chunk_split($s, 2, '-'), count_chars($s, 3), nl2br("a\n$s")]; }
function interpolated(string $s, int $n): string { $a = ['k' => $n, 3 => [1, $n]]; $o = new stdClass(); return "$s: $a[k] {$a['k']} {$a[3][1]} \$n\t\x41\u{42}" . 'single $n\n' . "{$s}s"; }
function heredoc(string $s, int $n): string { return <<<TEXT
  Name: $s
    Number: {$n}
  TEXT; }
function nowdoc(string $s): string { return <<<'TEXT'
a $b
c
TEXT . $s; }
function changed_letters(string $s): string { if ($s === '') { return ''; } $s[0] = 'Z'; $s[strlen($s) - 1] = 'Y'; return $s; }
function grown_letters(string $s): string { $s[5] = '!'; return $s; }
function vowels(string $s): int { $n = 0; for ($i = 0; $i < strlen($s); $i++) { if (in_array($s[$i], ['a', 'e', 'i', 'o', 'u'])) { $n++; } } return $n; }
function anagrams(string $a, string $b): bool { $x = str_split($a); $y = str_split($b); sort($x); sort($y); return $x === $y; }
function run_lengths(string $s): string { $out = ''; $n = strlen($s); for ($i = 0; $i < $n; $i++) { $c = 1; while ($i + 1 < $n && $s[$i] === $s[$i + 1]) { $c++; $i++; } $out .= $s[$i] . ($c > 1 ? $c : ''); } return $out; }
function balanced(string $s): bool { $stack = []; $pairs = [')' => '(', ']' => '[', '}' => '{']; foreach (str_split($s) as $c) { if (in_array($c, $pairs, true)) { $stack[] = $c; } elseif (isset($pairs[$c])) { if (array_pop($stack) !== $pairs[$c]) { return false; } } } return empty($stack); }
function longest_unique(string $s): int { $seen = []; $best = $start = 0; for ($i = 0; $i < strlen($s); $i++) { if (isset($seen[$s[$i]]) && $seen[$s[$i]] >= $start) { $start = $seen[$s[$i]] + 1; } $seen[$s[$i]] = $i; $best = max($best, $i - $start + 1); } return $best; }
function camel(string $s): string { return lcfirst(str_replace(' ', '', ucwords(str_replace('_', ' ', $s . '_part two')))); }
function snake(string $s): string { return strtolower(preg_replace('/(?<!^)[A-Z]/', '_$0', ucwords($s) . 'EndOf')); }
function patterns(string $s): array { return [preg_match('/^[a-c]+$/', $s), preg_match('/(\d)(\w)?/', $s, $m), $m, preg_replace('/a(b?)/', '<$1>', $s), preg_split('/[ab]/', $s), preg_split('//', $s, -1, PREG_SPLIT_NO_EMPTY), preg_match_all('/[a-z]/i', $s, $all), $all]; }
function pattern_calls(string $s): string { return preg_replace_callback('/\d+/', fn($m) => $m[0] * 2, $s . ' 12 and 7'); }
function named_groups(string $s): array { preg_match('/(?P<first>[a-z])(?<second>\w)/', $s . 'ab', $m); return $m; }
function match_sets(string $s): array { preg_match_all('/(\w)(\d)/', $s . 'a1b2', $m, PREG_SET_ORDER); return $m; }
function quoted(string $s): array { return [preg_quote('a.b*c?'), addslashes("o'k \"x\""), htmlspecialchars("<$s & 'x'>"), json_encode([1, 'a/b', null, true, 1.5, ['k' => $s]]), var_export([1, 'a' => [true, null]], true)]; }
function joined(array $a): string { return implode(', ', array_map(fn($k, $v) => "$k=$v", array_keys($a), $a)); }
function printed(array $a): string { return print_r($a, true) . var_export(1.0, true) . var_export("it's", true); }
function sums_of_digits(string $s): int { return array_sum(str_split(preg_replace('/\D/', '', $s))); }
function increments(string $s): array { $a = 'Az'; $a++; $b = 'zz9'; $b++; return [$a, $b, $s . $a]; }
function hashes(string $s): array { return [md5($s), crc32($s), sha1($s), bin2hex($s)]; }
function spans(string $s): array { return [strspn($s, 'ab'), strcspn($s, 'b'), ucwords(strtolower('HELLO world')), strrev(strval(123))]; }
function binary_text(string $s): string { $out = ''; foreach (str_split($s) as $c) { $out .= sprintf('%08b', ord($c)); } return $out; }
function checksum(string $s): int { $h = 5381; for ($i = 0, $n = strlen($s); $i < $n; $i++) { $h = (($h << 5) + $h + ord($s[$i])) & 0xFFFFFFFF; } return $h; }
function title(string $s): string { $small = ['a', 'of']; return implode(' ', array_map(fn($w, $i) => $i && in_array($w, $small) ? $w : ucfirst($w), $ws = explode(' ', strtolower($s)), array_keys($ws))); }
function multibyte(string $s): array { return [mb_strlen($s), mb_substr($s, 1, 2), mb_strtoupper($s), mb_str_split($s), mb_strpos($s, 'b')]; }
function nulls(): array { return [null ?? 'x', strlen(''), '' == null, null == false, [] == false, '0' == false, 'a' == 0, '1' == '1.0']; }
