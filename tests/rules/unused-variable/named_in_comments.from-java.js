function run(count) {
  let total = count; //! unused-variable (warning)
  // report(total);
  return count;
}

run(3);
