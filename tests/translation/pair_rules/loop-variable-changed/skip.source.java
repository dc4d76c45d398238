class Words {
    int count(String[] words) {
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            if (words[i].isEmpty()) {
                i++;
            }
            count++;
        }
        return count;
    }

    int plain(String[] words) {
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            count++;
        }
        return count;
    }
}
