class Locals {
    private int size;

    int sum(int[] prices) throws Exception {
        int count = 0;  //! unused-variable: `count` is assigned but never used
        int total = 0;
        int rounds = 0;  //! unused-variable
        rounds += 1;
        String name;  //! unused-variable: `name` is declared but never used
        for (int price : prices) {
            total += price;
        }
        for (String ignored : names()) {
            total++;
        }
        for (String unread : names()) {  //! unused-variable
            total++;
        }
        for (int i = 0, j = 1; i < total; i++) {  //! unused-variable
            size++;
        }
        Runnable later = () -> {
            int inside = size;  //! unused-variable
        };
        later.run();
        return total;
    }

    String describe(Object shape) {
        if (!(shape instanceof String text)) {
            return "";
        }
        int length = text.length();
        try (AutoCloseable lock = open()) {
            return switch (length) {
                case 0 -> "empty";
                default -> text;
            };
        } catch (Exception problem) {
            return "?";
        }
    }

    int size() {
        int size = 3;  // the call means the method, but a reader may doubt it
        return size();
    }

    @SuppressWarnings("unused")
    void kept() {
        int spare = 1;
    }
}
