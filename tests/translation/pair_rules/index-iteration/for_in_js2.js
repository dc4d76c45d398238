function f(nums) {
  let s = 0;
  for (const num in nums) {  //! index-iteration
    if (num > 0) s += num;
  }
  return s;
}
