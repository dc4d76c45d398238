import java.util.*;

class Report {
    private final Map<String, Integer> counts = new TreeMap<>();

    void report() {
        for (String name : counts.keySet()) {
            System.out.println(name + " " + counts.get(name));
        }
    }
}
