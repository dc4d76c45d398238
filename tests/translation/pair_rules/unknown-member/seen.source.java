import java.util.*;

class Seen {
    private final Map<String, Integer> seen = new HashMap<>();

    boolean knows(String name) {
        return seen.containsKey(name);
    }

    void learn(String name) {
        seen.put(name, 1);
    }
}
