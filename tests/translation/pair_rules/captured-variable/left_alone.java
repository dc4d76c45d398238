class Totals {
    static List<Integer> total(List<Integer> values) {
        int count = 0;
        int step;
        step = values.size();
        int[] changes = {0};
        for (int value : values) {
            count += value;
            changes[0] += value;
        }
        return values.stream().map(value -> value * step + changes[0]).toList();
    }
}
