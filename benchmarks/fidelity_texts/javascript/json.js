function j(n) { return JSON.stringify({ n, s: 'x"y\n', arr: [1, null, undefined, () => 1], u: undefined, nested: { t: true, e: {}, z: [] }, 2: 1, 1: 2, f: 1.5, nan: NaN }) + JSON.stringify([1, { a: 'é' }], null, 2) + JSON.parse('{"a":[1,2.5,{"b":null}]}').a[1] + JSON.stringify('q') + JSON.stringify(new Map([[1, 2]])) + JSON.stringify({}, null, 2) + JSON.stringify([]) + JSON.stringify({ a: [] }, null, 1); }
function same(a, b) { return JSON.stringify(a) === JSON.stringify(b); }
function badjson(s) { try { return JSON.parse(s); } catch (e) { return 'bad' + (e instanceof SyntaxError); } }
function typed(n) { const a = new Uint8Array(3); a[0] = n; a[1] = -1; a[7] = 3; const b = new Int32Array([1, 2, 3.7]); const f = new Float64Array(2); f[1] += n / 2; b[0] = 2 ** 31; const u = new Uint32Array(1); u[0] = -1; return [a[0], a[1], a.length, b.reduce((x, y) => x + y), f[1], Array.from(a).length, u[0], b[2], [...b].length, a.fill(7)[2]]; }
function sieve(n) { n = Math.abs(n) % 60; const is = new Uint8Array(n + 1).fill(1); const out = []; for (let i = 2; i <= n; i++) { if (is[i]) { out.push(i); for (let j = i * i; j <= n; j += i) is[j] = 0; } } return out; }
function mathIt(n) { return [Math.fround(n + 0.1), Math.clz32(n), Math.imul(n, 0x7fffffff), Math.sinh(0), Math.cosh(0), Math.tanh(0)]; }
function spl(a) { return [a.slice(1)]; }
function clone(n) { const o = { a: [n, { b: n }] }; const c = structuredClone(o); c.a[1].b = 0; return [o.a[1].b, c.a[0], Object.hasOwn(c, 'a')]; }
module.exports = { j, same, badjson, typed, sieve, mathIt, spl, clone };
