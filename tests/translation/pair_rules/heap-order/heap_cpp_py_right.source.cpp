int f(vector<int> a) {
  priority_queue<int> h;
  for (int x : a) h.push(x);
  int r = h.top();
  h.pop();
  return r;
}
