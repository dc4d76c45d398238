int f(vector<int> a) {
  priority_queue<int, vector<int>, greater<int>> h;
  for (int x : a) h.push(x);
  return h.top();
}
