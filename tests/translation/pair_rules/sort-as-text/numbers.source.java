class Numbers {
    int[] sorted(int[] numbers) {
        Arrays.sort(numbers);
        return numbers;
    }

    String[] names(String[] names) {
        Arrays.sort(names);
        return names;
    }
}
