import java.util.*;
import java.util.stream.*;

class Calls {
    private final List<String> names = new ArrayList<>();
    private final Map<String, List<Integer>> groups = new HashMap<>();

    int members(String text, int[] sizes, List<Integer> numbers, Item item) {
        int end = text.length; //! a `String` has no field `length`
        end = sizes.length() + sizes.length; //! an array has no method `length`
        char first = text[0]; //! a `String` cannot be indexed with `[]`
        for (char letter : text) { } //! a `String` is not iterable
        for (char letter : text.toCharArray()) { end += letter; }
        names.push("a"); //! a `List` has no method `push`
        groups.get("a").append(1); //! a `List` has no method `append`
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add(2);
        String joined = names.stream().map(name -> name.trim()).collect(Collectors.joining(","));
        int most = numbers.stream().max(Integer::compare).get();
        end.toString(); //! a `int` has no method `toString`
        item.total(); //! a `Item` has no method `total`
        item.add(1.5); //! no overload of `add` takes (double)
        long at = 3;
        return sizes[at] + item.size + most; //! an index must be an `int`, not a `long`
    }

    static int arguments(int[] sizes, List<Integer> numbers, Unknown other) {
        int most = Math.max(1); //! `max` does not take one argument
        Arrays.sort(numbers); //! no overload of `sort` takes (List<Integer>)
        Arrays.sort(sizes);
        numbers.sort(); //! `sort` does not take no arguments
        String all = String.join(",", numbers.toString(), "b");
        List<Integer> listed = Arrays.asList(1, 2, 3);
        other.anything(most).length;
        Math.clip(most, 1); //! `Math` has no method `clip`
        return arguments(sizes, numbers); //! `arguments` does not take 2 arguments
    }
}

class Item {
    int size;

    void add(int more) {
        size += more;
    }
}
