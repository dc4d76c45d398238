import java.util.*;

class Words {
    static List<String> words(String text) {
        List<String> found = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String word : text.split(" ")) {
            found.add(word);
            seen.add(word);
        }
        seen.remove("");
        int count = 0;
        count += found.size();
        int sum = found.size();
        sum += 1;
        return found;
    }
}
