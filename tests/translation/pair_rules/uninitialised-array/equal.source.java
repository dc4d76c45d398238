class Letters {
    static boolean same(String one, String other) {
        int[] first = new int[26];
        int[] second = new int[26];
        for (int i = 0; i < one.length(); i++) {
            first[one.charAt(i) - 'a']++;
            second[other.charAt(i) - 'a']++;
        }
        return Arrays.equals(first, second);
    }
}
