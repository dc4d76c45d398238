class Odd {
    int CountOdd(List<int> first, List<int> second) {
        int odd = 0;
        foreach (int value in first) {
            if (value % 2 == 1) {
                odd += 1;
            }
        }
        foreach (int value in second) {
            odd += value;
        }
        return odd;
    }
}
