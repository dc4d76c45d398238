class Loops {
    int first(int[] numbers) {
        for (int number : numbers) {  //! unreachable-loop
            return number;
        }
        while (numbers.length > 0) {
            if (numbers[0] > 3) return 1;
        }
        while (true) {  //! unreachable-loop
            break;
        }
        return 0;
    }
}
