class Seats {
    int width = 3;

    void rows(int[] places, int index) {
        for (int place = 0; place < places.length; place++) {
            System.out.println(place);
        }
    }

    int part(int index) {
        return index;
    }

    int item(int index) {
        return width;
    }
}
