<?php
class Till {
    private array $sums = [];
    public function add(int $kind, float $amount): static { $this->sums[$kind % 3] = ($this->sums[$kind % 3] ?? 0) + $amount; return $this; }
    public function lines(): Generator { ksort($this->sums); foreach ($this->sums as $k => $v) yield $k => sprintf('%-4s|%8.2f', $k, $v); }
}
$n = (int) trim(fgets(STDIN));
$till = new Till();
for ($i = 0; $i < $n; $i++) {
    [$k, $v] = array_map('intval', explode(' ', trim(fgets(STDIN))));
    $till->add($k, $v / 4);
}
foreach ($till->lines() as $k => $line) echo $k, ' => ', $line, "\n";
echo 1.0, ' ', 7.5, ' ', true, ' ', null, '|', 10 / 4, ' ', 10 / 5, PHP_EOL;
print_r([1, 'a' => [true, null, 1.5]]);
var_dump($n > 2, 1.0, 'x', [1 => null]);
printf("%s %05.1f %'010d\n", $n % 2 === 0 ? 'even' : 'odd', $n / 3, $n);
