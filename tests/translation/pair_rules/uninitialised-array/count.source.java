class Count {
    static int count(String text) {
        int[] seen = new int[26];
        for (char letter : text.toCharArray()) seen[letter - 'a']++;
        return seen[0];
    }
}
