int f(string s) {
  int cnt[256] = {0};
  for (int i = 0; i < s.size(); i++) cnt[s[i]]++;
  int m = 0;
  for (int i = 0; i < 256; i++) m = max(m, cnt[i]);
  return m;
}
