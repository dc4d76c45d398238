abstract class Parser {
    abstract String[] flatten(String[] arguments);

    void handle(String one) {
    }

    int count(String[] arguments) {
        return arguments.length;
    }
}
