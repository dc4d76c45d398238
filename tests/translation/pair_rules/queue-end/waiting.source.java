class Waiting {
    int next(java.util.Queue<Integer> waiting) {
        return waiting.poll();
    }
}
