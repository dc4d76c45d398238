interface Shape {
    int area(int width);
}

class Parameters {
    private Parameters(int seed, int depth) {  //! unused-parameter
        use(seed);
    }

    private int area(int width, int height) {  //! unused-parameter: parameter `height` is never used
        return width;
    }

    public int demanded(int width) {
        return 0;
    }

    private void self(Parameters this, int ignored) {
        run(other -> 1);
    }

    private void readObject(java.io.ObjectInputStream in) {
        throw new IllegalStateException();
    }

    abstract int none(int width);
}
