import java.util.*;

class Names {
    static Deque<Integer> waiting = new ArrayDeque<>();
    static List<String> names = load();

    static int first(String text, List<Integer> sizes, Map<String, Integer> counts) {
        Deque<Integer> queue = new ArrayDeque<>(List.of(1, 2));
        queue.poll();
        queue.pop();
        waiting.offer(3);
        names.add("a");
        int end = text.length();
        end += text.strip().split(" ").length + text.length();
        if (counts.containsKey("a")) {
            end += count(text);
        }
        List<Integer> found = new ArrayList<>();
        found.add(end);
        return sizes.size();
    }
}
