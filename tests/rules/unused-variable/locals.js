function area(width, height) {
  const label = "area";  //! unused-variable: `label` is assigned but never used
  let unit;  //! unused-variable: `unit` is declared but never used
  let count = 0;
  count += 1;  //! unused-variable: `count` is assigned but never used
  const { depth, scale = 1 } = width;  //! unused-variable: `depth` is assigned but never used
  const [first, , third] = height;  //! unused-variable: `first` is assigned but never used
  return third * scale;
}

function shadows(value) {
  {
    const value = 1;  //! unused-variable: `value` is assigned but never used
  }
  return value;
}

function hoisted() {
  if (ready) {
    var late = 1;
  }
  return late;
}

function shorthand(host, port) {
  const secure = true;
  const name = `${host}:${port}`;
  return { name, secure };
}

function swap(pair) {
  let [left, right] = pair;
  [left, right] = [right, left];
  return left + right;
}

function attempt() {
  try {
    area(1, 2);
  } catch (error) {  //! unused-variable: `error` is assigned but never used
    shadows(1);
  }
}

function counted(rows, first) {
  let total = 0;
  total = total + rows;  //! unused-variable: `total` is assigned but never used
  return [1].map((row, index) => index + first);
}

function visit(items, options) {  //! unused-variable
  for (const item of items) {  //! unused-variable: `item` is assigned but never used
    hoisted();
  }
  for (const any of items) {
    return true;
  }
  const again = () => again();
  return again;
}

export const kept = [swap, attempt, shorthand, visit, counted];
