import java.util.*;

class Conversions {
    static final int LIMIT = 10000000000; //! 10000000000 does not fit into an `int`
    static final int LEAST = -2147483648;

    static int narrow(double ratio, long total, List<Integer> sizes) {
        int share = ratio * 2; //! a `double` cannot be taken as the `int` that `share` is
        int whole = (int) ratio;
        int count = sizes.stream().count(); //! a `long` cannot be taken as the `int` that `count` is
        long wide = count + total;
        share += ratio;
        byte small = 100;
        byte large = 300; //! a `int` cannot be taken as the `byte` that `large` is
        char letter = 'a' + 1;
        char next = letter + 1; //! a `int` cannot be taken as the `char` that `next` is
        letter++;
        return wide; //! a `long` cannot be taken as the `int` that the result is
    }

    static String text(int number, char letter, boolean isUp) {
        String name = number; //! a `int` cannot be taken as the `String` that `name` is
        String both = "n" + number + letter + isUp;
        String first = isUp ? "up" : letter; //! a `char` cannot be taken as the `String` that `first` is
        return letter; //! a `char` cannot be taken as the `String` that the result is
    }

    static void boxes(Map<String, Long> totals, List<Character> letters, Map<Integer, Integer> counts) {
        totals.put("a", 0); //! no `put` takes (String, int)
        totals.put("a", 0L);
        letters.add("a"); //! no `add` takes (String)
        counts.put(1, counts.getOrDefault(1, 0) + 1);
        Integer none = null;
        int never = null; //! a `null` cannot be taken as the `int` that `never` is
        List<int> plain = null; //! a `List` cannot hold `int`, only objects
        return none; //! this returns a value, and the function gives nothing
    }

    static int[] arrays(List<Integer> sizes) {
        int[] copy = sizes.toArray(new Integer[0]); //! a `Integer[]` cannot be taken as the `int[]` that `copy` is
        int[] grid = {1, 2, 2.5}; //! a `double` cannot be taken as the `int` that an element of the array is
        int[][] rows = {{1}, {2, 3}};
        rows[0] = new int[3];
        rows[1] = 4; //! a `int` cannot be taken as the `int[]` that `rows[1]` is
        for (String size : sizes) { } //! the elements are `Integer`, which is no `String`
        for (int size : sizes) { }
        return sizes; //! a `List<Integer>` cannot be taken as the `int[]` that the result is
    }
}
