class Items {
    boolean has(int[] items, int index) {
        return index < items.length && items[index] > 0;
    }

    boolean mask(boolean first, boolean second) {
        return first & second;
    }
}
