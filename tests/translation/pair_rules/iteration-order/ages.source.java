class Ages {
    void show(TreeMap<String, Integer> ages) {
        for (String name : ages.keySet()) {
            System.out.println(name);
        }
    }

    int first(TreeMap<String, Integer> ages) {
        return ages.size();
    }
}
