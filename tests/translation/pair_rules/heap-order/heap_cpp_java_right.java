static int f(int[] a) {
  PriorityQueue<Integer> h = new PriorityQueue<>(Collections.reverseOrder());
  for (int x : a) h.add(x);
  int r = h.peek();
  h.poll();
  return r;
}
