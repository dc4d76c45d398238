static int f(int[] nums) {
  int s = 0;
  for (int num : nums) { if (num > 0) s += num; }
  return s;
}
