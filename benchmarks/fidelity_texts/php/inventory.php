<?php
class Item
{
    public function __construct(public string $name, private int $count = 0) {}
    public function add(int $n): void
    {
        if ($n < 0 && -$n > $this->count) {
            throw new RuntimeException("not enough {$this->name}");
        }
        $this->count += $n;
    }
    public function count(): int { return $this->count; }
}
$items = [];
while (($line = fgets(STDIN)) !== false) {
    $words = array_values(array_filter(explode(' ', trim($line)), fn($w) => $w !== ''));
    if (!$words) {
        continue;
    }
    $name = $words[0];
    $items[$name] ??= new Item($name);
    foreach (array_slice($words, 1) as $w) {
        try {
            $items[$name]->add((int) $w);
        } catch (RuntimeException $e) {
            echo 'error: ', $e->getMessage(), "\n";
        }
    }
}
ksort($items);
foreach ($items as $name => $item) {
    printf("%-8s|%4d|%s\n", $name, $item->count(), str_repeat('*', min(5, abs($item->count()))));
}
echo json_encode(array_map(fn($i) => $i->count(), array_values($items))), "\n";
