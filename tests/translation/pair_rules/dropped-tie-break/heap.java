import java.util.PriorityQueue;

class Heap {
    static int[] waiting(int[] days, int[] pays) {
        PriorityQueue<int[]> heap = new PriorityQueue<>((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
        for (int place = 0; place < days.length; place++) {
            heap.add(new int[] {days[place], pays[place]});
        }
        return heap.poll();
    }
}
