class Stores {
    int best(int[] scores) {
        int top = 0;  //! redundant-assignment
        top = highest(scores);
        int tries = 0;
        while (tries < 3) {
            tries = tries + 1;
        }
        int last = top;  //! redundant-assignment: the value assigned to `last` is never read
        last = tries;  //! redundant-assignment
        last = 4;
        return top + tries + last;
    }

    int inside(java.io.Reader reader) throws Exception {
        int next = 0;  //! redundant-assignment
        int count = 0;
        while ((next = reader.read()) != -1) {
            count += next;
        }
        use(next = count);  //! redundant-assignment
        return count;
    }

    int guarded(boolean ready) {
        int value = 1;
        if (ready) {
            value = 2;
        }
        return value;
    }

    int shared() {
        int[] box = {0};
        Runnable later = () -> box[0] = 2;
        later.run();
        return box[0];
    }
}
