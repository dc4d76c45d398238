import java.util.stream.Stream;

class Tests {
    private static Stream<String> names() {
        return Stream.of("a");
    }

    private static Stream<String> others() {
        return Stream.of("b");
    }

    private static Stream<String> lost() { //! unused-member
        return Stream.of("c");
    }

    @MethodSource("names")
    void one(String name) {}

    @Sources(value = {"others"})
    void two(String name) {}
}
