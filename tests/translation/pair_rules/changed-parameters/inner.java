class Numbers {
    static int[] doubled(int[] numbers) {
        return map(numbers, number -> number * 2);
    }
}
