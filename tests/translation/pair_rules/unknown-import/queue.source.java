import java.util.PriorityQueue;

class Jobs {
    static double first(PriorityQueue<Double> jobs) {
        return Math.floor(jobs.poll());
    }
}
