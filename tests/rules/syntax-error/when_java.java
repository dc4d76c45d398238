class Chain {
    Link when;

    int size() {
        int size = 0;
        for (Link when = this.when; when != null; when = when.next) {
            size += when.size;
        }
        return size;
    }
}
