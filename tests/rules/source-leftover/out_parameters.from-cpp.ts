function divide(a: number, b: number, remainder: number[]): number { //! source-leftover: `remainder` is an array of one element for the function to fill; TypeScript returns results, several in an object
  remainder[0] = a % b;
  return Math.floor(a / b);
}

function parse(text: string, parsed: { value: number }): boolean { //! source-leftover: `parsed` is an object for the function to put a result into; TypeScript returns results, several in an object
  parsed.value = Number(text);
  return true;
}

function show(): number {
  const rest = [0]; //! source-leftover
  return divide(7, 2, rest) + rest[0];
}

function sum(values: number[]): number {
  return values[0] + values[1];
}
