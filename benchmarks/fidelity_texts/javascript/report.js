const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = parseInt(lines[0], 10);
const totals = new Map();
class Row { constructor(key, value) { this.key = key; this.value = value; } valueOf() { return this.value; } }
for (let i = 1; i <= n; i++) {
  const [key, value] = lines[i].split(' ').map(Number);
  const row = new Row(key, value);
  totals.set(row.key, (totals.get(row.key) || 0) + row);
}
const ordered = [...totals].sort(([a, x], [b, y]) => y - x || a - b);
for (const [k, v] of ordered) console.log(`${String(k).padStart(4)} ${v.toFixed(2)}`, v % 7, [k, v], { k, v });
console.log(ordered.length, ordered.map(([k]) => k), totals.size > 1 ? 'many' : null, undefined, true);
console.log([1.5, 'a', null, undefined, [1, [2, [3]]]], 'x', -0, [], {}, new Set([1, 'b']), new Map([['a', 1]]));
