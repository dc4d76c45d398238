import java.util.List;

record Beam(double x, double y, Integer target) {
    Beam(double x, double y) {
        this(x, y, null);
    }

    Beam turned() {
        Beam short_ = new Beam(x, y);
        Beam none = new Beam(x); //! `Beam` does not take one argument
        return new Beam(y, x, target);
    }
}

record Sizes(String name, int... all) {
    static Sizes of(List<Integer> given) {
        Sizes wrong = new Sizes(given.size()); //! no overload of `Sizes` takes (int)
        return new Sizes("all", 1, 2, 3);
    }
}

record Range(int low, int high) {
    Range {
        if (low > high) {
            throw new IllegalArgumentException();
        }
    }

    Range swapped() {
        return new Range(high, low);
    }
}
