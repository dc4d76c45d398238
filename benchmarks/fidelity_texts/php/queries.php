<?php
declare(strict_types=1);

function solve(array $a, int $low, int $high): int
{
    $best = PHP_INT_MIN;
    for ($i = $low; $i <= $high; $i++) {
        $best = max($best, $a[$i]);
    }
    return $best;
}

[$n, $q] = array_map('intval', explode(' ', trim(fgets(STDIN))));
$a = array_map('intval', preg_split('/\s+/', trim((string) fgets(STDIN))));
while (count($a) < $n) {
    $a[] = 0;
}
while ($q-- > 0) {
    $line = fgets(STDIN);
    if ($line === false) {
        echo "no more\n";
        exit(0);
    }
    $parts = explode(' ', trim($line));
    $low = max(1, (int) $parts[0]);
    $high = min($n, (int) ($parts[1] ?? $n));
    if ($low > $high) {
        echo "none", PHP_EOL;
        continue;
    }
    echo solve($a, $low - 1, $high - 1), ' ', array_sum(array_slice($a, $low - 1, $high - $low + 1)), "\n";
}
