static int f(int[] a) {
  PriorityQueue<Integer> h = new PriorityQueue<>();  //! heap-order
  for (int x : a) h.add(x);
  int r = h.peek();
  h.poll();
  return r;
}
