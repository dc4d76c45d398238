interface HasName { readonly name: string; rename?(to: string): HasName }
abstract class Animal implements HasName { protected static count = 0; constructor(public readonly name: string, protected age: number = 1) { Animal.count += 1; } abstract sound(): string; describe(): string { return `${this.name} (${this.age}) says ${this.sound()}`; } get years(): number { return this.age; } set years(v: number) { this.age = Math.max(0, v); } }
class Dog extends Animal { sound(): string { return "woof"; } }
class Cat extends Animal { constructor(name: string) { super(name, 3); } sound(): string { return "meow"; } override describe(): string { return super.describe() + "!"; } }
function animals(n: number): (string | number)[] { const all: Animal[] = [new Dog("d", n), new Cat("c")]; all[0].years = n - 5; return [...all.map(a => a.describe()), all[0].years, all.filter((a): a is Cat => a instanceof Cat).length]; }
class Stack<T> { private items: T[] = []; push(...xs: T[]): this { this.items.push(...xs); return this; } pop(): T | undefined { return this.items.pop(); } peek(): T | undefined { return this.items[this.items.length - 1]; } get size(): number { return this.items.length; } *[Symbol.iterator](): Generator<T> { for (let i = this.items.length - 1; i >= 0; i--) yield this.items[i]; } }
function stacked(xs: number[]): unknown[] { const s = new Stack<number>().push(...xs).push(7); const top = s.pop(); return [top, s.size, [...s], s.peek() ?? "none"]; }
type Expr = { kind: "num"; value: number } | { kind: "add" | "mul"; left: Expr; right: Expr } | { kind: "neg"; of: Expr };
function evaluate(e: Expr): number { switch (e.kind) { case "num": return e.value; case "neg": return -evaluate(e.of); case "add": return evaluate(e.left) + evaluate(e.right); case "mul": return evaluate(e.left) * evaluate(e.right); default: { const never: never = e; return never; } } }
function evaluated(a: number, b: number): number { const num = (value: number): Expr => ({ kind: "num", value }); return evaluate({ kind: "add", left: num(a), right: { kind: "mul", left: num(b), right: { kind: "neg", of: num(3) } } }); }
enum Level { Low = 1, Mid, High = 10, Top = High * 2 }
enum Word { Yes = "YES", No = "NO" }
function levels(n: number): unknown[] { const l: Level = n > 5 ? Level.High : Level.Mid; return [Level[l], l, Level.Top, Level["Low"], Word.Yes.toLowerCase(), Object.values(Word), Object.keys(Level).length, Level[99] ?? "unknown"]; }
function identity<T>(x: T): T { return x; }
function pluck<T, K extends keyof T>(xs: T[], key: K): T[K][] { return xs.map(x => x[key]); }
function plucked(n: number): unknown[] { return [pluck([{ a: n, b: "x" }, { a: 2, b: "y" }], "b"), identity<number>(n), pluck([{ a: n }], "a")]; }
function groupBy<T, K extends string | number>(xs: readonly T[], key: (x: T) => K): Record<K, T[]> { return xs.reduce((acc, x) => { (acc[key(x)] ||= []).push(x); return acc; }, {} as Record<K, T[]>); }
function grouped(xs: number[]): string { return JSON.stringify(groupBy(xs, x => (x % 2 === 0 ? "even" : "odd"))) + JSON.stringify(groupBy(xs, x => Math.abs(x) % 3)); }
function formatted(x: number): string[] { return [x.toFixed(0), x.toFixed(3), (x * 1000).toString(), (x / 7).toPrecision(4), `${x}`, x.toString(2), String(x * 1e25), (x + 0.05).toFixed(1)]; }
function remainders(a: number, b: number): number[] { return [a % b, -a % b, Math.trunc(a / b), Math.floor(a / b), ((a % b) + b) % b, (a / b) | 0, (a >>> 0) % 7, a & b, a << 30, Math.imul(a, 1000000007)]; }
function optional(xs: number[], s?: string): unknown[] { const first = xs?.[0]; return [first ?? "none", s?.length ?? -1, xs.find(x => x > 4)?.toFixed(1) ?? "?", s!, (xs as unknown[]).length].map(x => x === undefined ? "u" : x); }
function tupled(xs: number[]): [number, string, boolean] { const [head, ...tail]: number[] = xs; return [head ?? 0, tail.join("/"), tail.length > (head ?? 0)]; }
function overloaded(x: number): string; function overloaded(x: string): number; function overloaded(x: number | string): string | number { return typeof x === "number" ? `n${x}` : x.length; }
function overloads(n: number, s: string): unknown[] { return [overloaded(n), overloaded(s)]; }
function partials(n: number): string { const base = { a: 1, b: { c: n } } as const; const next: Partial<{ a: number; b: object }> = { ...base, a: 2 }; const copy = structuredClone(base) as { a: number; b: { c: number } }; copy.b.c++; return JSON.stringify([base, next, copy]); }
function sortedBy(words: string[]): string[][] { const by = <T>(f: (x: T) => number | string) => (a: T, b: T) => { const x = f(a), y = f(b); return x < y ? -1 : x > y ? 1 : 0; }; return [[...words].sort(by(w => w.length)), words.slice().sort(by(w => -w.length)), words.slice().sort().reverse()]; }
function mapped(words: string[]): unknown[] { const m: Map<string, number[]> = new Map(); words.forEach((w, i) => { const at = m.get(w); if (at) at.push(i); else m.set(w, [i]); }); return [[...m.entries()], m.size, Array.from(m.keys()).sort(), [...m.values()].map(v => v.length)]; }
function guarded(x: number | string | number[] | null): string { if (x === null) return "null"; if (typeof x === "string") return x.toUpperCase(); if (Array.isArray(x)) return `list ${x.length}`; return x.toFixed(1); }
function guards(n: number, s: string): string[] { return [guarded(n), guarded(s), guarded([n]), guarded(null)]; }
class HttpError extends Error { constructor(public readonly status: number, message: string) { super(message); this.name = "HttpError"; } }
function fails(n: number): string { try { if (n > 5) throw new HttpError(n, "bad"); if (n === 0) throw new TypeError("zero"); return "ok"; } catch (e) { if (e instanceof HttpError) return `${e.name} ${e.status} ${e.message}`; return `${(e as Error).name}: ${(e as Error).message}`; } finally { n = 0; } }
function* take<T>(n: number, it: Iterable<T>): Generator<T> { let i = 0; for (const x of it) { if (i++ >= n) return; yield x; } }
function* naturals(): Generator<number> { let n = 0; while (true) yield n++; }
function taken(n: number): number[] { return [...take(Math.abs(n) % 5, naturals()), ...take(1, [9, 8])]; }
function curried(n: number): number[] { const add = (a: number) => (b: number) => a + b; const memo: Record<number, number> = {}; const fact = (k: number): number => memo[k] ?? (memo[k] = k < 2 ? 1 : k * fact(k - 1)); const k = Math.abs(Math.trunc(n)) % 15; return [add(n)(2), fact(k), Object.keys(memo).length]; }
function textWork(s: string): unknown[] { return [s.split(/[ab]/), [...s].reverse().join(""), s.charCodeAt(0) || -1, s.replace(/\d+/g, d => String(Number(d) * 2)), /^[a-z ]+$/.test(s), s.padEnd(6, ".") + "|", s.substring(2) + s.slice(-2), [...s].filter((c, i, all) => all.indexOf(c) === i).join(""), s.trim().length, s > "b"]; }
function linked(xs: number[]): string { class Node { constructor(public value: number, public next: Node | null = null) {} } let head: Node | null = null; for (const x of xs) head = new Node(x, head); const out: number[] = []; for (let n = head; n; n = n.next) out.push(n.value); return out.join(">") + (head?.next?.value ?? "!"); }
function dates(n: number): number[] { const days: readonly number[] = [31, 28, 31, 30]; let left = Math.abs(n) % 120, m = 0; while (left >= days[m]) left -= days[m++]; return [m, left]; }
function satisfied(n: number): unknown[] { const conf = { host: "h", port: n } satisfies Record<string, string | number>; const keys = Object.keys(conf) as (keyof typeof conf)[]; let x: unknown = n; return [keys, keys.map(k => conf[k]), (x as number) + 1, <number>x * 2, typeof conf.port]; }
