class Matches {
    int count(String[] words, String wanted) {
        int found = 0;
        for (String word : words) {
            if (word.equals(wanted)) {
                found++;
            }
        }
        return found;
    }

    int first(int[] rows, int limit) {
        int place = -1;
        for (int i = 0; i < rows.length; i++) {
            if (rows[i] > limit) {
                place = i;
                break;
            }
        }
        return place;
    }
}
