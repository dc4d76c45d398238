const doubled = (numbers) => {
  return numbers.map((number) => number * 2);
};
