<?php
$n = (int) trim(fgets(STDIN));
$total = 0;
$seen = [];
for ($i = 0; $i < $n; $i++) {
    $line = fgets(STDIN);
    if ($line === false) {
        break;
    }
    [$a, $b] = array_map('intval', explode(' ', trim($line)) + [0, 0]);
    $total += $a * $b;
    $seen[] = max($a, $b);
}
rsort($seen);
echo $total, "\n", implode(' ', $seen), PHP_EOL;
printf("%.2f %05d\n", $n ? $total / $n : 0, $total);
print_r(array_slice($seen, 0, 2));
var_dump($n > 2, $seen[0] ?? null);
