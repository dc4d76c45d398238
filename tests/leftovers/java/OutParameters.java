//= from c
class Shelf {
    void fill(int[] found) { //! array-out-parameter
        found[0] = 3;
    }
    void fillAll(int[] found) { //? array-out-parameter
        found[0] = 3;
        found[1] = 4;
    }
    int start() {
        int[] found = new int[1]; //! one-element-array
        fill(found);
        int[] rows = new int[2]; //? one-element-array
        fillAll(rows);
        return found[0] + rows[1];
    }
    void put(AtomicInteger found) { //! atomic-out-parameter
        found.set(3);
    }
    void add(AtomicInteger found) { //? atomic-out-parameter
        found.incrementAndGet();
    }
    void hold(IntHolder found) { //! holder-out-parameter
        found.value = 3;
    }
    int held(IntHolder found) { //? holder-out-parameter
        return found.value;
    }
}
