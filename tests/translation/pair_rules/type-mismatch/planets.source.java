class Planets {
    int place(List<String> planets, String name) {
        return planets.indexOf(name);
    }

    String text(StringBuilder built) {
        return built.toString();
    }

    int total(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            sum += digits.charAt(i) - '0';
        }
        return sum;
    }

    int first(Queue<Integer> waiting) {
        return waiting.peek();
    }
}
