function f(nums) {
  let s = 0;
  for (const num in nums) {  //! walked-places
    if (num > 0) s += num;
  }
  return s;
}
