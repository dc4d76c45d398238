interface Point { x: number; y: number }
type Shape = { kind: "circle"; radius: number } | { kind: "square"; side: number };
enum Colour { Red, Green = 5, Blue }
enum Name { A = "a", B = "b" }

function quotient(a: number, b: number): number { return Math.trunc(a / b); }
function remainder(a: number, b: number): number { return a % b; }
function bits(a: number): number[] { return [a << 3, a >> 1, a >>> 28, a & 12, a | 5, a ^ 9, ~a]; }
function rounded(x: number): number[] { return [Math.round(x), Math.floor(x), Math.ceil(x), Math.trunc(x), Math.abs(x), Math.sign(x)]; }
function fixedText(x: number): string { return x.toFixed(2) + String(x) + x.toString(2) + `${x / 3}`; }
function numbersOf(s: string): number[] { return [Number(s), parseInt(s, 10), parseFloat(s), +s, s.length]; }
function coerced(s: string): string { return s + 1 + true + null + undefined + [1, 2]; }
function reversed(s: string): string { return s.split("").reverse().join(""); }
function spread(s: string): string[] { return [...s, ...s.slice(-2)]; }
function pieces(s: string): string[] { return [s.slice(1, 3), s.substring(2, 0), s.charAt(1), s.at(-1) ?? "none", s[0] ?? "", s.padStart(5, "*"), s.trim(), s.repeat(2)]; }
function found(s: string, t: string): (number | boolean)[] { return [s.indexOf(t), s.lastIndexOf("a"), s.includes(t), s.startsWith(t), s.endsWith(t), s < t, s === t]; }
function replaced(s: string): string { return s.replace("a", "x") + s.replaceAll("a", "y") + s.replace(/[ab]+/g, m => m.toUpperCase()); }
function words(s: string): string[] { return s.split(" ").filter(w => w.length > 0).map(w => w[0].toUpperCase() + w.slice(1)); }
function codes(s: string): number[] { return Array.from(s, c => c.charCodeAt(0)); }
function caesar(s: string, k: number): string { return s.replace(/[a-z]/g, c => String.fromCharCode((c.charCodeAt(0) - 97 + k + 2600) % 26 + 97)); }
function counts(s: string): Record<string, number> { const m: Record<string, number> = {}; for (const c of s) m[c] = (m[c] || 0) + 1; return m; }
function mapCounts(s: string): Map<string, number> { const m = new Map<string, number>(); for (const c of s) m.set(c, (m.get(c) ?? 0) + 1); return m; }
function unique(xs: number[]): number[] { return [...new Set(xs)]; }
function sortedText(xs: number[]): number[] { return [...xs].sort(); }
function sortedNumbers(xs: number[]): number[] { return xs.slice().sort((a, b) => b - a); }
function summed(xs: number[]): number { return xs.reduce((a, b) => a + b, 0); }
function chained(xs: number[]): number[] { return xs.filter(x => x % 2 === 0).map((x, i) => x * i).concat([7]); }
function tests(xs: number[]): (boolean | number | undefined)[] { return [xs.some(x => x > 5), xs.every(x => x > 0), xs.find(x => x > 3), xs.findIndex(x => x > 3), xs.includes(2), xs.indexOf(9)]; }
function mutated(xs: number[]): number[] { xs.push(4, 5); xs.unshift(1); xs.pop(); xs.shift(); xs.splice(1, 1, 8, 9); xs.reverse(); return xs; }
function flat(xs: number[][]): number[] { return xs.flat().concat(xs.flatMap(x => x.slice(0, 1))); }
function filled(n: number): number[] { return new Array(3).fill(n).concat(Array.from({ length: 2 }, (_, i) => i * n)); }
function outside(xs: number[], i: number): number | undefined { return xs[i]; }
function holes(n: number): (number | undefined)[] { const a: number[] = []; a[2] = n; a.length = 4; return Array.from(a); }
function joined(xs: number[]): string { return xs.join("-") + xs.toString() + JSON.stringify(xs); }
function area(x: number): number {
  const shapes: Shape[] = [{ kind: "circle", radius: x }, { kind: "square", side: x }];
  let total = 0;
  for (const s of shapes) switch (s.kind) { case "circle": total += 3 * s.radius ** 2; break; case "square": total += s.side * s.side; break; }
  return total;
}
function colours(n: number): string { const c: Colour = n % 2 === 0 ? Colour.Red : Colour.Blue; return Colour[c] + c + Name.B; }
function destructured(n: number): number { const { x, y: [a, b = 5], ...rest } = { x: n, y: [2], z: 7, w: 1 }; return x * a + b + rest.z + Object.keys(rest).length; }
function defaults(n: number): number { const f = (a: number, b = 5, ...rest: number[]) => a * 100 + b * 10 + rest.length; return f(n) + f(n, undefined, 1, 2) + f(...([n, 1] as [number, number])); }
function optional(n: number): string { const o: { a?: { b?: number } } = n > 3 ? { a: { b: n } } : {}; return `${o.a?.b ?? "none"} ${o?.a?.b?.toFixed(1)}`; }
function truthy(n: number, s: string): unknown[] { return [n || "zero", s && "text", !n, !!s, n ?? 1, s ? 1 : 2]; }
class Account { private balance = 0; static made = 0; constructor(public readonly owner: string, start: number = 1) { this.balance = start; Account.made++; } get total(): number { return this.balance; } set total(n: number) { this.balance = n; } add(n: number): this { this.balance += n; return this; } }
class Saver extends Account { constructor(n: number) { super("s", n); } override add(n: number): this { super.add(n * 2); return this; } }
function accounts(n: number): string { const a = new Saver(n).add(2); a.total += 5; return a.owner + a.total; }
abstract class Animal { abstract sound(): string; speak(): string { return `${this.sound()}!`; } }
class Dog extends Animal { sound() { return "woof"; } }
function animals(n: number): string { return new Dog().speak().repeat(n % 3 < 0 ? 0 : n % 3); }
function closures(n: number): number[] { const fs: (() => number)[] = []; for (let i = 0; i < 3; i++) fs.push(() => i * n); return fs.map(f => f()); }
function* evens(n: number): Generator<number> { for (let i = 0; i < n; i++) if (i % 2 === 0) yield i; }
function generated(n: number): number[] { return [...evens(n % 20)]; }
function handled(n: number): string { try { if (n > 5) throw new RangeError("big"); return JSON.parse(n < 0 ? "{" : "1").toString(); } catch (e) { return e instanceof RangeError ? e.message : "other"; } finally { n++; } }
function thrown(n: number): number { if (n > 3) throw new Error(`too large: ${n}`); return n; }
function nullError(n: number): number { const o: any = n > 2 ? null : { x: n }; return o.x; }
function labelled(n: number): number { let c = 0; outer: for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) { if (j > i) continue outer; if (i + j > 9) break outer; c++; } return c; }
function generic<T>(xs: T[], by: (x: T) => number): T | undefined { let best: T | undefined; for (const x of xs) if (best === undefined || by(x) > by(best)) best = x; return best; }
function usesGeneric(xs: string[]): string | undefined { return generic(xs, x => x.length); }
function isPrime(n: number): boolean { if (n < 2) return false; for (let i = 2; i * i <= n; i++) if (n % i === 0) return false; return true; }
function gcd(a: number, b: number): number { return b === 0 ? a : gcd(b, a % b); }
function fib(n: number): number { let [a, b] = [0, 1]; for (let i = 0; i < n; i++) [a, b] = [b, a + b]; return a; }
function points(n: number): Point[] { const p: Point = { x: n, y: 1 }; const q = { ...p, y: 2 }; q.x++; return [p, q]; }
function entries(n: number): [string, number][] { return Object.entries({ b: n, a: 2, 1: 3 }); }
function grouped(xs: string[]): Record<number, string[]> { return xs.reduce<Record<number, string[]>>((m, x) => { (m[x.length] ||= []).push(x); return m; }, {}); }
function typeNames(n: number): string { return [typeof n, typeof "s", typeof null, typeof undefined, typeof [], typeof (() => 1), typeof true].join(); }
function nan(n: number): unknown[] { return [NaN === NaN, Number.isNaN(n / 0), n / 0, -n % 2, 0.1 + 0.2, 1 / 3, 2 ** 53 + 1, Number.isInteger(n)]; }
function big(n: number): string { return (BigInt(Math.floor(n)) ** 5n).toString(); }
function matrix(n: number): number[][] { const g = Array.from({ length: 2 }, () => new Array(2).fill(0)); g[1][0] = n; return g; }
function binary(xs: number[], x: number): number { xs.sort((a, b) => a - b); let l = 0, h = xs.length - 1; while (l <= h) { const m = (l + h) >> 1; if (xs[m] === x) return m; if (xs[m] < x) l = m + 1; else h = m - 1; } return -1; }
function balanced(s: string): boolean { const st: string[] = []; const p: { [k: string]: string } = { ")": "(", "]": "[", "}": "{" }; for (const c of s) { if ("([{".includes(c)) st.push(c); else if (c in p && st.pop() !== p[c]) return false; } return st.length === 0; }
const double = (n: number): number => n * 2;
export const compose = (n: number): number => [double, double, (k: number) => k + 1].reduce((v, f) => f(v), n);
function asserted(n: number): number { const x = n as unknown as any; return x! + (<number>x); }
function loops(n: number): string { let s = ""; for (const k in { a: 1, b: n }) s += k; let i = 0; do { s += i; } while (++i < 3); while (true) { if (i-- < 0) break; } return s + i; }
function sets(xs: number[], ys: number[]): number[] { const b = new Set(ys); return xs.filter(x => !b.has(x)).concat(b.size, +b.delete(2)); }
function maps(xs: number[]): string { const m = new Map(xs.map((x, i) => [x, i])); m.delete(3); return [...m.entries()].map(([k, v]) => `${k}:${v}`).join() + m.size + m.has(1); }
function memo(n: number): number { const seen: number[] = []; const f = (k: number): number => k < 2 ? k : (seen[k] ??= f(k - 1) + f(k - 2)); return f(Math.abs(n) % 40); }
