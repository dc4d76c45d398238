class First {
    static String first(Map<String, Integer> counts) {
        return new ArrayList<>(counts.keySet()).get(0);
    }
}
