/* global page, panel */  //! unused-variable: `panel` is declared but never used
/* exported start */
page.open();

var start = 1;

let clicks = 0;
(0, clicks += 1);  //! unused-variable: `clicks` is assigned but never used
let ticks = 0;
ticks = ticks + 1, ticks = 2;  //! unused-variable: `ticks` is assigned but never used
let mark = "a";
mark = "b";  //! unused-variable: `mark` is assigned but never used
function reset() {  //! unused-variable: `reset` is declared but never used
  mark = "c";
  return () => reset();
}

class Lonely {  //! unused-variable: `Lonely` is declared but never used
  copy() {
    return new Lonely();
  }
}

let serial = 0;
export function next() {
  return (serial = serial + 1);
}

export function again(depth) {
  return depth ? again(depth - 1) : 0;
}

export function later(send) {
  send = (0, function (text) { send(text); });  //! unused-variable: `send` is assigned but never used
}

export function draw(options, { width }) {
  return width;
}

export function nested() {
  try {
    again(1);
  } catch (error) {  //! unused-variable: `error` is assigned but never used
    try {
      again(2);
    } catch (error) {
      return error;
    }
  }
}

export function known() {
  const options = 1;  //! unused-variable: `options` is assigned but never used
  return (options) => typeof options;
}

export const is = (function () {
  function undefined(value) {
    return typeof value === "undefined";
  }
  return { missing: undefined };
})();
