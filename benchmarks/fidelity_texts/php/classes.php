<?php
interface Shape { public function area(): float; }
abstract class Base implements Shape {
    protected string $name = 'base';
    private static int $made = 0;
    const LIMIT = 10;
    public function __construct(protected int $size = 3) { self::$made++; }
    abstract public function area(): float;
    public function name(): string { return static::class . ':' . $this->name; }
    public static function limit(): int { return static::LIMIT; }
    public function __toString(): string { return "{$this->name}({$this->size})"; }
}
class Square extends Base {
    const LIMIT = 20;
    protected string $name = 'square';
    public function area(): float { return $this->size ** 2; }
    public function grown(int $by): static { $c = clone $this; $c->size += $by; return $c; }
    public function size(): int { return $this->size; }
}
class Stack {
    private array $items = [];
    public function push($x): self { $this->items[] = $x; return $this; }
    public function pop() { if (empty($this->items)) { throw new UnderflowException('empty'); } return array_pop($this->items); }
    public function top() { return end($this->items) ?: null; }
    public function count(): int { return count($this->items); }
    public function all(): array { return $this->items; }
}
class Node { public $next = null; public function __construct(public int $value) {} }
class LinkedList {
    private ?Node $head = null;
    private int $n = 0;
    public function add(int $v): void { $node = new Node($v); if ($this->head === null) { $this->head = $node; } else { $cur = $this->head; while ($cur->next !== null) { $cur = $cur->next; } $cur->next = $node; } $this->n++; }
    public function reverse(): void { $prev = null; $cur = $this->head; while ($cur) { $next = $cur->next; $cur->next = $prev; $prev = $cur; $cur = $next; } $this->head = $prev; }
    public function values(): array { $out = []; for ($c = $this->head; $c; $c = $c->next) { $out[] = $c->value; } return $out; }
}
class Tree {
    private $root = null;
    public function insert(int $v): void { $this->root = $this->put($this->root, $v); }
    private function put($node, int $v) { if ($node === null) { return ['v' => $v, 'l' => null, 'r' => null]; } if ($v < $node['v']) { $node['l'] = $this->put($node['l'], $v); } else { $node['r'] = $this->put($node['r'], $v); } return $node; }
    public function walk($node = false): array { if ($node === false) { $node = $this->root; } if (!$node) { return []; } return [...$this->walk($node['l']), $node['v'], ...$this->walk($node['r'])]; }
}
class Account {
    private float $balance = 0;
    private array $log = [];
    public function deposit(float $x): void { if ($x <= 0) { throw new InvalidArgumentException('not positive'); } $this->balance += $x; $this->log[] = "+$x"; }
    public function withdraw(float $x): bool { if ($x > $this->balance) { return false; } $this->balance -= $x; $this->log[] = "-$x"; return true; }
    public function state(): array { return [$this->balance, $this->log]; }
}
class TooLarge extends Exception { private $extra; public function __construct(string $m, $extra) { parent::__construct($m, 7); $this->extra = $extra; } public function extra() { return $this->extra; } }
class Registry { private static array $all = []; public static function add(string $k, $v): void { self::$all[$k][] = $v; } public static function get(string $k): array { return self::$all[$k] ?? []; } public static function clear(): void { self::$all = []; } }
class Magic { private array $data = []; public function __get($n) { return $this->data[$n] ?? "no $n"; } public function __set($n, $v) { $this->data[$n] = $v; } public function __call($n, $a) { return $n . count($a); } public function __invoke($x) { return $x * 2; } }
trait Greets { public function greet(): string { return 'hi'; } }

function shapes(int $n): array { $s = new Square($n); $t = $s->grown(2); return [$s->area(), $t->area(), $s->name(), (string) $t, Square::limit(), Base::LIMIT, $s instanceof Shape, $s instanceof Base, get_class($s)]; }
function stacks(array $a): array { $s = new Stack(); foreach ($a as $x) { $s->push($x); } $t = $s; $t->push(99); $top = $s->pop(); return [$top, $s->top(), $s->count(), $s->all()]; }
function empty_stack(int $n): string { try { $s = new Stack(); $s->push($n)->pop(); return 'popped ' . $s->pop(); } catch (UnderflowException $e) { return $e->getMessage(); } finally { $n = 0; } }
function linked(array $a): array { $l = new LinkedList(); foreach ($a as $x) { $l->add($x); } $before = $l->values(); $l->reverse(); return [$before, $l->values()]; }
function trees(array $a): array { $t = new Tree(); foreach ($a as $x) { $t->insert($x); } return $t->walk(); }
function accounts(array $a): array { $acc = new Account(); foreach ($a as $x) { try { if (!$acc->withdraw($x)) { $acc->deposit($x); } } catch (InvalidArgumentException $e) { $acc->deposit(1); } } return $acc->state(); }
function thrown(int $n): string { try { if ($n > 5) { throw new TooLarge('large', $n); } if ($n < 0) { throw new RangeException('negative', 3); } return intdiv(10, $n); } catch (TooLarge $e) { return $e->getMessage() . $e->extra() . $e->getCode(); } catch (DivisionByZeroError | RangeException $e) { return get_class($e) . ':' . $e->getMessage(); } }
function uncaught(int $n) { if ($n % 2) { throw new LogicException('odd'); } return $n; }
function rethrown(int $n): int { try { try { return uncaught($n); } catch (Exception $e) { throw new RuntimeException('again', 0, $e); } finally { $n = 5; } } catch (RuntimeException $e) { return -1; } }
function registered(int $n): array { Registry::clear(); Registry::add('a', $n); Registry::add('a', 2); return [Registry::get('a'), Registry::get('b')]; }
function magic(int $n): array { $m = new Magic(); $m->x = $n; return [$m->x, $m->y, $m->run(1, 2), $m($n)]; }
function shared_objects(int $n): array { $a = new Node($n); $b = $a; $b->value = 7; $c = clone $a; $c->value = 8; $f = function (Node $x) { $x->value++; }; $f($a); return [$a->value, $c->value, $a === $b, $a == $c]; }
function objects_in_arrays(int $n): array { $list = [new Node($n), new Node(2)]; $copy = $list; $copy[0]->value = 50; foreach ($list as $o) { $o->value++; } return array_map(fn($o) => $o->value, $list); }
function counters(int $n): array { $make = function () { $c = 0; return ['up' => function () use (&$c) { return ++$c; }, 'get' => fn() => $c]; }; $x = $make(); $y = $make(); $x['up'](); $x['up'](); $y['up'](); return [$x['get'](), $y['get'](), $n]; }
function captured(int $n): array { $f = function () use ($n) { return $n++; }; $g = fn() => $n * 2; $h = function () use (&$n) { return $n; }; $n = 100; return [$f(), $f(), $g(), $h()]; }
function composed(int $n): int { $compose = fn(callable ...$fs) => fn($x) => array_reduce($fs, fn($acc, $f) => $f($acc), $x); return $compose(fn($x) => $x + 1, 'abs', fn($x) => $x * 2)($n); }
function curried(int $n): int { $add = fn($a) => fn($b) => fn($c) => $a + $b * $c; return $add(1)($n)(3); }
function defaults(int $a, int $b = 5, ?string $c = null, int ...$more): array { return [$a, $b, $c, $more]; }
function called_with_defaults(int $n): array { return [defaults($n), defaults($n, 1), defaults($n, c: 'x'), defaults(1, 2, 'y', 3, 4), defaults(...[$n, 2])]; }
function kept(int $n): array { $f = function () { static $calls = 0; return ++$calls; }; return [$f(), $f(), $n]; }
function generated(int $n): array { $gen = function (int $k) { for ($i = 0; $i < $k; $i++) { yield $i * $i; } }; $out = []; foreach ($gen(abs($n) % 6) as $v) { $out[] = $v; } return $out; }
function called_by_name(array $a): array { return [call_user_func('max', $a ?: [0]), call_user_func_array('min', [3, 1, 2]), array_map([new Square(2), 'grown'], [1])[0]->size(), is_callable('strlen'), call_user_func(fn($x) => $x, 5)]; }
function nullsafe($x) { return [$x?->value, $x?->next?->value]; }
