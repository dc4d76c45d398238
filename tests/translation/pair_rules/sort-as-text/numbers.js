function sorted(numbers) {
  numbers.sort(); //! sort-as-text: the original sorts numbers by value, this sort compares them as strings
  return numbers;
}

function names(names) {
  names.sort();
  return names;
}
