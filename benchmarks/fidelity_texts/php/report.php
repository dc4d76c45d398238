<?php
$rows = [['ann', 3, 2.5], ['bob', 10, 0.1], ['cyd', 7, 100.0]];
$width = max(array_map(fn($r) => strlen($r[0]), $rows));
foreach ($rows as [$name, $n, $price]) {
    echo str_pad($name, $width + 2, '.'), sprintf('%3d x %7.2f = %s', $n, $price, number_format($n * $price, 2)), PHP_EOL;
}
$sum = 0;
foreach ($rows as $r) $sum += $r[1] * $r[2];
echo "Total: $sum\n";
var_dump($sum, 1e100, 0.1 + 0.2, -0.0, 1.0, "a\tb", [1 => [true, null]]);
print_r(['a' => 1, 'b' => [1, 2.50, 'x' => null], 'c' => false]);
var_export([1, 'k' => [2.0, 'q' => "it's"]]);
echo "\n", implode(',', [1.0, 0.1, 1e25, 123456789.123456789, 1/3, true, false, null]), "\n";
$i = 10;
while ($i --> 7): echo $i, ' '; endwhile;
for ($j = 0; $j < 3; $j++): echo $j; endfor;
foreach ([1, 2] as $v): echo "<$v>"; endforeach;
