class Kinds {
    static int all(int[] values, String word, int count) {
        int half = count / 2;
        int rest = values[half];
        for (int i = 0; i < word.length(); i++) {
            rest += word.charAt(i) - '0';
        }
        return rest;
    }
}
