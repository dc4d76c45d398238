import java.util.List;

class Last {
    static String last(String text, List<Integer> numbers, int[] sizes) {
        int end = text.size() - 1; //! type-mismatch: a `String` has no method `size`
        int more = sizes.length() + sizes.length; //! type-mismatch: an array has no method `length`
        String found = text[end]; //! type-mismatch: a `String` cannot be indexed with `[]`
        return found + numbers.get(numbers.size() - 1) + more + sizes[0];
    }
}
