import { console as own } from "./console.js";

function area(width, height) {
  console.log("debug", width);  //! debug-print: prints to the console for debugging
  if (height < 0) console.error(height);  //! debug-print
  own.log(width);
  const write = console.log;
  return width * height;
}
