class Shelf {
    private int[] widths;

    Shelf(int count, int width) {
        this.widths = new int[count];
        for (int i = 0; i < count; i++) {
            if (i % 2 == 0) {
                this.widths[i] = width * i;
            }
        }
    }
}
