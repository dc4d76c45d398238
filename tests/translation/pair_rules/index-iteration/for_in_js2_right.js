function f(nums) {
  let s = 0;
  for (const num of nums) {
    if (num > 0) s += num;
  }
  return s;
}
