static int f(int[] a) {
  PriorityQueue<Integer> h = new PriorityQueue<>();
  for (int x : a) h.add(x);
  return h.poll();
}
