import java.util.*;

class Conversions {
    static final int LIMIT = 10000000000; //! 10000000000 does not fit into an `int`
    static final int LEAST = -2147483648;

    static int narrow(double ratio, long total, List<Integer> sizes) {
        int share = ratio * 2; //! `double` is not assignable to `share` of type `int`
        int whole = (int) ratio;
        int count = sizes.stream().count(); //! `long` is not assignable to `count` of type `int`
        long wide = count + total;
        share += ratio;
        byte small = 100;
        byte large = 300; //! `int` is not assignable to `large` of type `byte`
        char letter = 'a' + 1;
        char next = letter + 1; //! `int` is not assignable to `next` of type `char`
        letter++;
        return wide; //! `long` is not assignable to the result of type `int`
    }

    static String text(int number, char letter, boolean isUp) {
        String name = number; //! `int` is not assignable to `name` of type `String`
        String both = "n" + number + letter + isUp;
        String first = isUp ? "up" : letter; //! `char` is not assignable to `first` of type `String`
        return letter; //! `char` is not assignable to the result of type `String`
    }

    static void boxes(Map<String, Long> totals, List<Character> letters, Map<Integer, Integer> counts) {
        totals.put("a", 0); //! no overload of `put` takes (String, int)
        totals.put("a", 0L);
        letters.add("a"); //! no overload of `add` takes (String)
        counts.put(1, counts.getOrDefault(1, 0) + 1);
        Integer none = null;
        int never = null; //! `null` is not assignable to `never` of type `int`
        List<int> plain = null; //! a `List` cannot hold `int`, only objects
        return none; //! returns a value from a function without a result
    }

    static int[] arrays(List<Integer> sizes) {
        int[] copy = sizes.toArray(new Integer[0]); //! `Integer[]` is not assignable to `copy` of type `int[]`
        int[] grid = {1, 2, 2.5}; //! `double` is not assignable to an element of the array of type `int`
        int[][] rows = {{1}, {2, 3}};
        rows[0] = new int[3];
        rows[1] = 4; //! `int` is not assignable to `rows[1]` of type `int[]`
        for (String size : sizes) { } //! the elements are `Integer`, not `String`
        for (int size : sizes) { }
        return sizes; //! `List<Integer>` is not assignable to the result of type `int[]`
    }
}
