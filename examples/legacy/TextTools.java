import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Helpers for the text on a page: titles, addresses, columns and word lists. */
public class TextTools {
    private static final String ELLIPSIS = "...";

    /** Turns a title into the last part of an address: "Tea & Toast" is "tea-toast". */
    public static String slugify(String title) {
        StringBuilder slug = new StringBuilder();
        boolean pendingDash = false;
        for (char letter : title.toLowerCase(Locale.ROOT).toCharArray()) {
            boolean kept = letter >= 'a' && letter <= 'z' || letter >= '0' && letter <= '9';
            if (!kept) {
                pendingDash = slug.length() > 0;
                continue;
            }
            if (pendingDash) {
                slug.append('-');
                pendingDash = false;
            }
            slug.append(letter);
        }
        return slug.toString();
    }

    /** Shortens a text to at most `limit` characters, the dots included. */
    public static String truncate(String text, int limit) {
        if (limit < ELLIPSIS.length()) {
            throw new IllegalArgumentException("limit is too small: " + limit);
        }
        if (text.length() <= limit) {
            return text;
        }
        return text.substring(0, limit - ELLIPSIS.length()) + ELLIPSIS;
    }

    /** Breaks a text into lines of at most `width` characters, at spaces. */
    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.trim().split("\\s+")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) {
                line.append(' ');
            }
            line.append(word);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
        return lines;
    }

    /** How often each word occurs, in alphabetical order. */
    public static Map<String, Integer> wordCounts(String text) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            if (!word.isEmpty()) {
                counts.put(word, counts.getOrDefault(word, 0) + 1);
            }
        }
        return counts;
    }

    /** Whether the letters read the same from both ends. */
    public static boolean isPalindrome(String text) {
        String letters = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
        int left = 0;
        int right = letters.length() - 1;
        while (left < right) {
            if (letters.charAt(left) != letters.charAt(right)) {
                return false;
            }
            left++;
            right--;
        }
        return true;
    }
}
