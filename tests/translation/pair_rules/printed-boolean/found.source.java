class Search {
    void show(int[] rows, int wanted) {
        boolean found = has(rows, wanted);
        System.out.println(found);
    }

    void count(int rows) {
        System.out.println(rows);
    }

    boolean has(int[] rows, int wanted) {
        return rows.length > wanted;
    }
}
