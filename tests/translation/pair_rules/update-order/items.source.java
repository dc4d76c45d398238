class Items {
    int next;

    int take(int[] items, int next) {
        int item = items[next++];
        return item + next;
    }

    int kept(int[] items, int next) {
        int item = items[next++];
        return item + next;
    }
}
