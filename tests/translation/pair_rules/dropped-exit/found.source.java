class Search {
    String first(String[] words, String wanted) {
        String found = "";
        for (String word : words) {
            if (word.startsWith(wanted)) {
                found = word;
                break;
            }
        }
        return found;
    }

    boolean any(int[] numbers) {
        for (int number : numbers) {
            if (number > 7) {
                return true;
            }
        }
        return false;
    }
}
