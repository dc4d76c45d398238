static int f(String s) {
  int[] cnt = new int[26];
  for (char c : s.toCharArray()) cnt[c - 'a']++;
  return cnt[0];
}
