// Draws icon.png: a printed page, and beside it the notes of three commentators, each in a colour of its own.

import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const SIZE = 128;
const SAMPLES = 4; // Sub-pixels per side: smooth corners without a drawing library.

// Painted in order: x, y, width, height, corner radius, colour.
const SHAPES = [
  [0, 0, 128, 128, 26, [0x1b, 0x2a, 0x41]],
  [20, 20, 56, 88, 6, [0xf4, 0xee, 0xe0]],
  [28, 32, 40, 5, 2.5, [0x3a, 0x4a, 0x63]],
  [28, 44, 32, 5, 2.5, [0x8a, 0x94, 0xa6]],
  [28, 56, 40, 5, 2.5, [0x8a, 0x94, 0xa6]],
  [28, 68, 26, 5, 2.5, [0x3a, 0x4a, 0x63]],
  [28, 80, 36, 5, 2.5, [0x8a, 0x94, 0xa6]],
  [28, 92, 30, 5, 2.5, [0x8a, 0x94, 0xa6]],
  [84, 30, 26, 18, 5, [0xe0, 0x7a, 0x5f]],
  [84, 56, 26, 18, 5, [0xf2, 0xcc, 0x8f]],
  [84, 82, 26, 18, 5, [0x81, 0xb2, 0x9a]],
];

/** Whether the point lies in the rounded rectangle. */
function inside(x, y, [left, top, width, height, radius]) {
  const dx = Math.max(left + radius - x, x - (left + width - radius), 0);
  const dy = Math.max(top + radius - y, y - (top + height - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}

/** The colour and opacity of one pixel, averaged over its sub-pixels. */
function pixel(column, row) {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
    const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    const top = SHAPES.findLast((shape) => inside(x, y, shape));
    if (top === undefined) continue;
    covered += 1;
    top[5].forEach((value, channel) => (sum[channel] += value));
  }
  if (covered === 0) return [0, 0, 0, 0];
  return [...sum.map((value) => Math.round(value / covered)), Math.round((255 * covered) / SAMPLES ** 2)];
}

/** One PNG chunk: length, type, data and checksum. */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const header = Buffer.alloc(13);
header.writeUInt32BE(SIZE, 0);
header.writeUInt32BE(SIZE, 4);
header.set([8, 6, 0, 0, 0], 8); // Eight bits a channel, red green blue alpha.

const rows = [];
for (let row = 0; row < SIZE; row += 1) {
  rows.push(0); // No filter on this row.
  for (let column = 0; column < SIZE; column += 1) rows.push(...pixel(column, row));
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const image = chunk("IDAT", deflateSync(Buffer.from(rows), { level: 9 }));
writeFileSync("icon.png", Buffer.concat([signature, chunk("IHDR", header), image, chunk("IEND", Buffer.alloc(0))]));
console.log("icon.png written");
