import * as readline from "readline";
const rl = readline.createInterface({ input: process.stdin });
const lines: string[] = [];
rl.on("line", (line: string) => lines.push(line));
rl.on("close", () => {
  const n: number = parseInt(lines[0]);
  const xs: number[] = lines[1].split(" ").map(Number).slice(0, n);
  const best: number = xs.reduce((a, b) => Math.max(a, b), -Infinity);
  const mean: number = xs.reduce((a, b) => a + b, 0) / xs.length;
  console.log(best, mean.toFixed(3), xs.length, [...xs].sort((a, b) => a - b).join(" "));
  xs.forEach((x, i) => console.log(`${i}: ${x > mean ? "above" : "below"} ${(x - mean).toFixed(1)}`));
});
