class Totals {
    static int total(int[] numbers) {
        int sum = 0;
        int max = numbers[0];
        for (int number : numbers) {
            sum += number;
            max = Math.max(max, number);
        }
        return sum + max;
    }
}
