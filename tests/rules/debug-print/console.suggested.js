import { console as own } from "./console.js";

function area(width, height) {
  if (height < 0) {}
  own.log(width);
  const write = console.log;
  return width * height;
}
