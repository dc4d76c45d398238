class Visits {
    int count(int limit) {
        int count = 0;
        while (count < limit) {
            visit(count);
            count++;
        }
        return count;
    }

    int kept(int limit) {
        int count = 0;
        while (count < limit) {
            visit(count);
            count++;
        }
        return count;
    }

    void visit(int count) {}
}
